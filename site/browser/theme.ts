import { storageKeys } from '../../contracts/browser-storage.ts';
import { themeLabels } from '../../content/theme-labels.ts';

/** `system` follows the device; the other two are remembered on it. */
type Theme = 'system' | 'light' | 'dark';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** The theme in force, as theme-before-paint.ts has set it. Whatever else was stored counts as `system`. */
export function currentTheme(root: HTMLElement): Theme {
  return asTheme(root.dataset['theme']);
}

function asTheme(stored: string | null | undefined): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Works the theme buttons: their name always says the theme in force, and the choice outlives the page. */
export function startTheme(document: Document, storage: () => Storage): void {
  const root = document.documentElement;
  const toggles = document.querySelectorAll('[data-theme-toggle]');
  let shown!: Theme;
  const show = (theme: Theme) => {
    // What is set again is painted again, in the middle of a click to a page that was drawn ahead.
    if (theme === shown) return;
    shown = theme;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    for (const toggle of toggles) toggle.ariaLabel = themeLabels[theme];
    for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const own = (colour.dataset['media'] ??= colour.media);
      colour.media = theme === 'system' ? own : own.includes(theme) ? 'all' : 'not all';
    }
  };
  for (const toggle of toggles) {
    toggle.addEventListener('click', () => {
      const theme = next[shown];
      show(theme);
      remember(theme, storage);
    });
  }
  // Chosen meanwhile on another page: this one was drawn out of sight, or kept to come back to, or lies in another tab.
  document.addEventListener('visibilitychange', () => show(remembered(storage, shown)));
  show(currentTheme(root));
}

function remembered(storage: () => Storage, shown: Theme): Theme {
  try {
    return asTheme(storage().getItem(storageKeys.theme));
  } catch {
    // Storage is forbidden here: the choice holds for this page.
    return shown;
  }
}

function remember(theme: Theme, storage: () => Storage): void {
  try {
    if (theme === 'system') storage().removeItem(storageKeys.theme);
    else storage().setItem(storageKeys.theme, theme);
  } catch {
    // Storage is forbidden or full: the choice holds for this page.
  }
}
