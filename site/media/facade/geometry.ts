/** A point in an SVG's user units: x to the right, y down. */
export type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; height: number };

/** One decimal is a tenth of a pixel: finer is not seen and only makes the page heavier. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** The point at `radius` from `centre`, at `degrees` counter-clockwise from the right, as on the observatory's dials. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
}

/** How far the springing line of a pointed arch lies under its tip. `curvature` is the radius as a share of the width. */
export function archRise(width: number, curvature: number): number {
  const radius = width * curvature;
  return Math.sqrt(radius ** 2 - (radius - width / 2) ** 2);
}

/** A window opening under a pointed arch of two circles: the path fills `box`, the tip touches its upper edge. */
export function pointedArch({ x, y, width, height }: Box, curvature = 0.62): string {
  const radius = num(width * curvature);
  const springing = num(y + archRise(width, curvature));
  const foot = num(y + height);
  const half = `A${radius} ${radius} 0 0 1`;
  return `M${num(x)} ${foot}V${springing}${half} ${num(x + width / 2)} ${num(y)}${half} ${num(x + width)} ${springing}V${foot}Z`;
}
