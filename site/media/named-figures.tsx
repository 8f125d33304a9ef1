import type { ReactNode, SVGProps } from 'react';

/** One of several drawings, chosen by its name. */
export type NamedFigure<Name extends string = string> = (props: {
  of: Name;
  className?: string | undefined;
}) => ReactNode;

type Frame = Pick<SVGProps<SVGSVGElement>, 'viewBox' | 'overflow' | 'stroke' | 'strokeWidth'> & {
  /** What is behind every drawing. */
  behind?: ReactNode;
  /** What is before it, such as the ground it stands on. */
  before?: ReactNode;
};

/** Drawings in one frame, by their names. A name without a drawing ends the build. */
export function namedFigures<Name extends string = string>(
  drawings: Readonly<Record<NoInfer<Name>, ReactNode>>,
  { behind, before, ...frame }: Frame,
): NamedFigure<Name> {
  return function Figure({ of, className }) {
    if (!(of in drawings))
      throw new Error(`No drawing is named '${of}'; there are ${Object.keys(drawings).join(', ')}.`);
    return (
      <svg className={className} {...frame} aria-hidden="true">
        {behind}
        {drawings[of]}
        {before}
      </svg>
    );
  };
}
