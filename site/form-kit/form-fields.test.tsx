import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { fieldNames, fieldsOf } from '../../contracts/forms.ts';
import { FormFields } from './form-fields.tsx';

test('a third narrow field gets a row of its own', () => {
  const fields = fieldsOf('contact');
  const [, , third = 'subject', ...others] = fieldNames('contact');
  const wide = fields[third];
  onTestFinished(() => void (fields[third] = wide));
  fields[third] = { ...wide, half: true };
  const html = renderToStaticMarkup(<FormFields form="contact" />);
  const rows = html
    .split(/<div class="[^"]*pair[^"]*">/)
    .map((row) => [...row.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
  expect(rows).toEqual([[], ['name', 'email'], [third, ...others]]);
});
