import type { ReactNode } from 'react';
import type { AiImage } from '../../../content/schema.ts';
import { Window, WindowParts, type Glass, type WindowShape } from '../facade/window.tsx';
import * as scenes from './ai-scenes.tsx';
import paints from '../paints.module.css';

const shape: WindowShape = { id: 'aw', width: 220, height: 256, lobes: 4, frame: 16, depth: [10, 5], sill: false };

const windows: Record<AiImage, { glass: Glass; scene: ReactNode }> = {
  artists: { glass: 'litA', scene: scenes.artists },
  applications: { glass: 'litC', scene: scenes.applications },
  'music-videos': { glass: 'litB', scene: scenes.musicVideos },
  'content-editing': { glass: 'litC', scene: scenes.contentEditing },
  'video-art': { glass: 'litA', scene: scenes.videoArt },
  chatbots: { glass: 'litC', scene: scenes.chatbots },
  'seo-optimization': { glass: 'litB', scene: scenes.seoOptimization },
  'video-editing': { glass: 'litC', scene: scenes.videoEditing },
  voiceover: { glass: 'litB', scene: scenes.voiceover },
  automation: { glass: 'litA', scene: scenes.automation },
};

/** The ten windows as symbols, drawn once and placed by `<use href="#ai-chatbots">`; this element itself shows nothing. */
export function AiWindows() {
  return (
    <svg className={paints.symbols} aria-hidden="true">
      <defs>
        <WindowParts {...shape} />
      </defs>
      {Object.entries(windows).map(([image, { glass, scene }]) => (
        <symbol key={image} id={`ai-${image}`} viewBox="0 0 384 440">
          <g transform="translate(192 440) scale(1.4)">
            <Window shape={shape} at={[0, 0]} glass={glass} scene={<g transform="translate(0 -16)">{scene}</g>} />
          </g>
        </symbol>
      ))}
    </svg>
  );
}
