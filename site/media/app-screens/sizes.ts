import type { AppImage } from '../../../content/schema.ts';

/** How a screen's picture is drawn: a device of `width` by `height` CSS pixels, kept in two widths for phones and sharp screens. */
export type ScreenSize = { width: number; height: number; widths: readonly [number, number] };

const phone: ScreenSize = { width: 400, height: 820, widths: [320, 640] };
const tablet: ScreenSize = { width: 960, height: 620, widths: [600, 1200] };

/** The six screens; only the office works on a tablet. */
export const screenSizes: Record<AppImage, ScreenSize> = {
  onboarding: phone,
  orders: phone,
  tracking: phone,
  offline: phone,
  messages: phone,
  insights: tablet,
};
