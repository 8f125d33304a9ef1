import { attachLoopVideo } from './loop-video/attach-loop-video.ts';
import { restFarSections } from './rest-far-sections.ts';
import { attachTypewriter } from './typewriter/attach-typewriter.ts';

/** What moves without React, and what lets the rest of a long page be still, in one file: the landing page has it all. */
export function attachMovingParts(document: Document): void {
  const video = document.querySelector<HTMLVideoElement>('video[data-loop]');
  if (video) attachLoopVideo(video);
  const title = document.querySelector<HTMLElement>('[data-typewriter]');
  if (title) attachTypewriter(title);
  restFarSections(document);
}
