import { afterFirstPaint } from '../../static-site/after-paint.ts';
import { hasSession } from './has-session.ts';
import { startMenus } from './menus.ts';
import { type ScrollOffset, scrollToSection } from './scroll.ts';
import { startSectionLinks } from './section-links.ts';
import { startShortcuts } from './shortcuts.ts';
import { startTheme } from './theme.ts';
import { startYear } from './year.ts';

/** The one script of every page. What only some pages or some visitors need is fetched by those alone, when the page stands. */
const clock = { now: () => performance.now(), nextFrame: (step: () => void) => requestAnimationFrame(step) };
const scrollTo = (target: Element, offset: ScrollOffset) => scrollToSection(target, offset, window, clock);

startTheme(document, () => localStorage);
startMenus(document);
startShortcuts(document, scrollTo, (url) => location.assign(url));
startSectionLinks(document, scrollTo);
startYear(document, new Date());

let hasAccountMenu = false;
function showAccount(): void {
  if (hasAccountMenu || !hasSession()) return;
  hasAccountMenu = true;
  void import('./account-menu/attach-account-menu.ts').then((part) => part.attachAccountMenu(document));
}

afterFirstPaint(() => {
  const search = document.querySelector<HTMLFormElement>('form[data-site-search]');
  if (search) void import('./site-search/attach-site-search.ts').then((part) => part.attachSiteSearch(search));

  const video = document.querySelector<HTMLVideoElement>('video[data-loop]');
  if (video) void import('./loop-video/attach-loop-video.ts').then((part) => part.attachLoopVideo(video));

  const title = document.querySelector<HTMLElement>('[data-typewriter]');
  if (title) void import('./typewriter/attach-typewriter.ts').then((part) => part.attachTypewriter(title));

  if (document.querySelector('[data-island]')) void import('./islands.ts');
  showAccount();
  // Whoever logged in meanwhile comes back to a page that the browser has kept.
  document.addEventListener('visibilitychange', showAccount);
});

const letter = document.querySelector<HTMLFormElement>('form[data-newsletter]');
const startNewsletterForm = () =>
  void import('./newsletter/start-newsletter.ts').then(({ startNewsletter }) => letter && startNewsletter(letter));
letter?.addEventListener('focusin', startNewsletterForm, { once: true });
