import type { ReactElement, ReactNode, SVGProps } from 'react';

/** One of several drawings, chosen by its name. */
export type NamedFigure = (props: { of: string; className?: string | undefined }) => ReactNode;

type Frame = Pick<SVGProps<SVGSVGElement>, 'viewBox' | 'overflow' | 'stroke' | 'strokeWidth'> & {
  /** What is behind every drawing. */
  behind?: ReactNode;
  /** What is before it, such as the ground it stands on. */
  before?: ReactNode;
};

/** Drawings in one frame, each named by its key. A name without a drawing ends the build. */
export function namedFigures(drawings: readonly ReactElement[], { behind, before, ...frame }: Frame): NamedFigure {
  return function Figure({ of, className }) {
    const drawing = drawings.find(({ key }) => key === of);
    if (!drawing)
      throw new Error(`No drawing is named '${of}'; there are ${drawings.map(({ key }) => key).join(', ')}.`);
    return (
      <svg className={className} {...frame} aria-hidden="true">
        {behind}
        {drawing}
        {before}
      </svg>
    );
  };
}
