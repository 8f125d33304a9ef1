import { startIslands } from '../../static-site/hydrate.ts';
import { registry } from '../islands/registry.ts';
import { startMenus } from './menus.ts';
import { scrollToSection } from './scroll.ts';
import { startSectionLinks } from './section-links.ts';
import { startShortcuts } from './shortcuts.ts';
import { startTheme } from './theme.ts';
import { startYear } from './year.ts';

/** The one script of every page. React is not in it: it comes with the first island, if the page has one. */
const scrollTo = (target: Element) =>
  scrollToSection(target, window, { now: () => performance.now(), nextFrame: (step) => requestAnimationFrame(step) });

startTheme(document, () => localStorage);
startMenus(document);
startShortcuts(document, scrollTo, (url) => location.assign(url));
startSectionLinks(document, scrollTo);
startYear(document, new Date());
startIslands(registry);

const search = document.querySelector<HTMLFormElement>('form[data-site-search]');
if (search) void import('./site-search/attach-site-search.ts').then(({ attachSiteSearch }) => attachSiteSearch(search));

const video = document.querySelector<HTMLVideoElement>('video[data-loop]');
if (video) void import('./loop-video/attach-loop-video.ts').then(({ attachLoopVideo }) => attachLoopVideo(video));

const title = document.querySelector<HTMLElement>('[data-typewriter]');
if (title) void import('./typewriter/attach-typewriter.ts').then(({ attachTypewriter }) => attachTypewriter(title));
