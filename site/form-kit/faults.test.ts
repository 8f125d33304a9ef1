import { expect, test } from 'vitest';
import { fieldNames, type FormTexts } from '../../contracts/forms.ts';
import { faultsOf } from './faults.ts';

test('a message over the limit of 50 kB is refused before it is sent, counted in bytes', () => {
  const faultsWith = (message: string) => {
    const others = fieldNames('contact').map((name) => [name, 'visitor@example.com']);
    return faultsOf('contact', { ...(Object.fromEntries(others) as FormTexts<'contact'>), message });
  };
  expect(faultsWith('a'.repeat(49_000))).toEqual({});
  expect(faultsWith('a'.repeat(50_000))).toEqual({ message: 'tooLarge' });
  expect(faultsWith('अ'.repeat(17_000))).toEqual({ message: 'tooLarge' });
});
