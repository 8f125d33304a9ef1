import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';

const steps = [0, 1, 2, 3];
const page = (x: number) => `M${x - 22} 84h44v60h-44Z`;
const lines = (x: number) => `M${x - 14} 98h28M${x - 14} 110h20M${x - 14} 122h28M${x - 14} 134h14`;

/** What a search engine does with a page: it reaches it, renders it, understands it, and chooses it. */
export function FourSteps() {
  return (
    <svg viewBox="0 0 480 144" preserveAspectRatio="xMinYMax" aria-hidden="true">
      {steps.map((step) => (
        <path
          key={step}
          className={step === 3 ? paints.cobalt : paints.plate}
          d={pointedArch({ x: step * 124 + 10, y: 24, width: 88, height: 120 })}
        />
      ))}
      <path className={paints.sight} d="M0 56H426" />
      <path className={paints.wall} d={page(178) + page(302)} />
      <path className={paints.bead} d={page(426)} />
      <path className={paints.ink} strokeWidth="3" d={lines(302) + lines(426)} />
    </svg>
  );
}

/** Twelve questions, of which each group leads to one page. */
export function QuestionGroups() {
  return (
    <svg viewBox="0 0 480 144" preserveAspectRatio="xMinYMax" aria-hidden="true">
      {[0, 1, 2].map((group) => {
        const middle = group * 160 + 76;
        const asked = [-54, -18, 18, 54].map((beside) => middle + beside);
        return (
          <g key={group}>
            <path className={paints.ink} d={asked.map((x) => `M${x} 18C${x} 54 ${middle} 44 ${middle} 84`).join('')} />
            <path
              className={group === 1 ? paints.bead : paints.pale}
              d={asked.map((x) => `M${x - 11} 7h22v18h-13l-5 7v-7h-4Z`).join('')}
            />
            <path
              className={group === 1 ? paints.cobalt : paints.plate}
              d={pointedArch({ x: middle - 30, y: 76, width: 60, height: 68 })}
            />
          </g>
        );
      })}
    </svg>
  );
}
