import { storageKeys } from '../../contracts/browser-storage.ts';
import { themeLabels } from '../../content/theme-labels.ts';

/** `system` follows the device; the other two are remembered on it. */
type Theme = 'system' | 'light' | 'dark';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** Any unknown stored value counts as `system`. */
function asTheme(stored: string | null | undefined): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Makes the theme buttons work: their label names the current theme, and the choice is stored. */
export function startTheme(): void {
  const { dataset } = document.documentElement;
  const toggles = document.querySelectorAll('[data-theme-toggle]');
  let shown!: Theme;
  let known = asTheme(dataset['theme']);
  /** Stores a choice, if there is one. Returns the stored theme. */
  const stored = (choice?: Theme) => {
    try {
      if (choice === 'system') localStorage.removeItem(storageKeys.theme);
      else if (choice) localStorage.setItem(storageKeys.theme, choice);
      known = asTheme(localStorage.getItem(storageKeys.theme));
    } catch {
      // Storage is forbidden or full: the choice holds for this page.
    }
    return known;
  };
  const show = (theme: Theme) => {
    // Setting the same theme again would repaint the page, for example while a prerendered page is activated by a click.
    if (theme === shown) return;
    shown = dataset['icon'] = dataset['theme'] = theme;
    for (const toggle of toggles) toggle.ariaLabel = themeLabels[theme];
    for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const own = (colour.dataset['media'] ??= colour.media);
      colour.media = theme === 'system' ? own : own.includes(theme) ? 'all' : 'not all';
    }
  };
  for (const toggle of toggles) {
    toggle.addEventListener('click', () => {
      const theme = next[dataset['icon'] as Theme];
      stored(theme);
      // The press is answered by the icon, and the page, which is styled and painted as a whole, follows in a frame of its own.
      // Not by after-next-paint.ts, which is bundled with React: shared with this script it would be one more request of every page.
      dataset['icon'] = theme;
      requestAnimationFrame(() => setTimeout(() => show(theme)));
    });
  }
  // The theme may have changed on another page while this one was prerendered, in the back/forward cache or in another tab.
  document.addEventListener('visibilitychange', () => {
    if (known !== stored()) show(known);
  });
  // The theme that theme-before-paint.ts has set.
  show(known);
}
