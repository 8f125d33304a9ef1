import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than their share of a part: those that keep a core busy, and between them those that mostly wait. */
const long = [
  'browser/every-page-desktop',
  'faults/kill',
  'engines/webkit',
  'faults/account-kill',
  'engines/firefox',
  'journeys/contact-message',
  'browser/second-language',
  'browser/every-page-phone',
];

/** Starts the files that take longest before the others, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
      return index === -1 ? long.length : index;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- The sequencer's own method, which returns a new array.
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
