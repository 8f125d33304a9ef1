/** A colour as the tokens write it: lightness 0-1, chroma, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Reads `oklch(45% 0.19 264)`. */
export function parseOklch(text: string): Oklch {
  const [lightness, chroma, hue] = [...text.matchAll(/[\d.]+/g)].map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`'${text}' is no colour.`);
  return { lightness: lightness / 100, chroma, hue };
}

/** The WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance of a colour in sRGB. */
function luminance(colour: Oklch): number {
  const [red, green, blue] = linearSrgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear red, green and blue from 0 to 1, clipped to sRGB as on a screen. */
function linearSrgb({ lightness, chroma, hue }: Oklch): [red: number, green: number, blue: number] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
