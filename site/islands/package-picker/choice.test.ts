import { expect, test } from 'vitest';
import { contentWritingPage } from '../../../content/pages/content-writing.ts';
import { buttonWords, withName } from './choice.ts';

const { packages } = contentWritingPage;

test.each(['Basic', 'Standard', 'Premium'] as const)(
  "selecting %s says 'You have selected the {package} Package'",
  (name) => {
    expect(withName(packages.chosen, name)).toBe(`You have selected the ${name} Package`);
  },
);

test('only the chosen button says that it is selected', () => {
  expect(buttonWords('Basic', undefined, packages)).toBe('Select');
  expect(buttonWords('Basic', 'Basic', packages)).toBe('Selected');
  expect(buttonWords('Premium', 'Basic', packages)).toBe('Select');
});
