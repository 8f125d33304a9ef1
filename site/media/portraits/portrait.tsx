import type { ReactNode } from 'react';
import { portraitOf, portraitPaints, type PortraitParts } from './portraits.ts';
import styles from './portrait.module.css';

type Part = NonNullable<PortraitParts['behind']>[number];

function Painted({ parts }: { parts: readonly Part[] | undefined }) {
  return parts?.map(({ paint, d }) => <path key={d} {...portraitPaints[paint]} d={d} />);
}

const graphemes = new Intl.Segmenter();

/** The first letters of the first and the last name, each with its signs, such as the vowels of Devanagari. */
function initialsOf(name: string): string {
  const names = name.split(' ').filter((word) => /^\p{L}/u.test(word));
  const letters = names.map((word) => [...graphemes.segment(word)][0]?.segment);
  return letters.filter((_, at) => at === 0 || at === letters.length - 1).join('');
}

/** The window of somebody who is not drawn: their photograph, or the initials of the name. The page also needs `<PortraitParts />`, once. */
export function PlainWindow({ name, photo }: { name: string; photo?: string | undefined }) {
  return (
    <PortraitWindow look={styles.cobaltGlass}>
      {photo === undefined ? (
        <text fill="var(--sheen)" fontSize="88" fontWeight="680" textAnchor="middle" x="158" y="228">
          {initialsOf(name)}
        </text>
      ) : (
        <image href={photo} x="30" y="32" width="240" height="346" preserveAspectRatio="xMidYMid slice" />
      )}
    </PortraitWindow>
  );
}

/** One person in a window. Decoration: the name stands beside it. The page also needs `<PortraitParts />`, once. */
export function Portrait({ image }: { image: string }) {
  const { skin, glass, cloth, tilt, behind, face, mouth, head, dress } = portraitOf(image);
  // The head leans from the middle of the neck.
  const lean = tilt === 0 ? undefined : `rotate(${tilt} 0 -100)`;
  return (
    <PortraitWindow look={`${styles[`${glass}Glass`]} ${styles[`${cloth}Cloth`]} ${styles[`${skin}Skin`]}`}>
      <g transform="translate(156 352) scale(1.12)">
        <g transform={lean}>
          <Painted parts={behind} />
        </g>
        <use href="#portrait-shoulders" />
        <Painted parts={dress} />
        <g transform={lean}>
          <use href="#portrait-head" />
          <Painted parts={face} />
          <use href="#portrait-features" />
          {mouth && <path stroke="var(--dark)" strokeWidth="2.25" strokeLinecap="round" d={mouth} />}
          <Painted parts={head} />
        </g>
      </g>
    </PortraitWindow>
  );
}

function PortraitWindow({ look, children }: { look: string | undefined; children: ReactNode }) {
  return (
    <svg
      className={`${styles.portrait} ${look}`}
      width="100%"
      strokeWidth="1.25"
      viewBox="0 0 300 384"
      aria-hidden="true"
    >
      <use href="#portrait-frame" />
      <g clipPath="url(#portrait-clip)">
        <use href="#portrait-glass" />
        {children}
      </g>
      <use href="#portrait-rail" />
    </svg>
  );
}
