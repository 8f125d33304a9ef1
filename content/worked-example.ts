import type { ExampleBlock, GuideSection } from './guide.ts';

/** The part of a guide that works through a made-up case. `label` says that the case is invented. */
export function workedExample(label: string, blocks: ExampleBlock['blocks']): GuideSection {
  return { heading: 'A worked example', blocks: [{ label, blocks }] };
}
