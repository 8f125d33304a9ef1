import { attachLoopVideo } from './loop-video/attach-loop-video.ts';
import { attachTypewriter } from './typewriter/attach-typewriter.ts';

/** The moving parts that need no React. They share one file because the landing page has both. */
export function attachMovingParts(): void {
  const video = document.querySelector<HTMLVideoElement>('video[data-loop]');
  if (video) attachLoopVideo(video);
  const title = document.querySelector<HTMLElement>('[data-typewriter]');
  if (title) attachTypewriter(title);
}
