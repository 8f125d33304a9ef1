import { expect, test } from 'vitest';
import { openItems } from './open-items.ts';

const items = (words: Record<string, unknown>) => openItems([{ file: 'content/company/shop.ts', words }]);

test('a default and a missing fact are open until the owner takes their sentence out', () => {
  const shop = { reply: '2 working days', hours: '10:00 to 18:00', register: { number: undefined } };
  const shopToConfirm = { reply: 'Confirm the reply time.', register: { number: 'Write the number.' } };
  expect(items({ shop, shopToConfirm })).toEqual([
    { where: 'content/company/shop.ts: shop.reply', says: '2 working days', action: 'Confirm the reply time.' },
    { where: 'content/company/shop.ts: shop.register.number', says: '', action: 'Write the number.' },
  ]);
});

test('a fact of several parts is one item, on one line', () => {
  const shop = { phones: [{ display: '+91 1', uri: 'tel:+911' }] };
  expect(items({ shop, shopToConfirm: { phones: 'Write it.' } }).map(({ says }) => says)).toEqual(['+91 1, tel:+911']);
});

test('a sample person is open', () => {
  const action = expect.stringContaining('this sample') as string;
  expect(items({ team: [{ name: 'Ravi' }, { name: 'Asha', sample: true }] })).toEqual([
    { where: 'content/company/shop.ts: team[1]', says: 'Asha', action },
  ]);
});

test('a claim is open while the owner has to confirm it; one that a test shows is not', () => {
  const claims = [
    { claim: 'We answer.', vouched: { by: 'owner', confirm: 'Confirm it.' } },
    { claim: 'It is fast.', vouched: { by: 'test', file: 'a.test.ts', name: 'is fast' } },
  ];
  expect(items({ claims })).toEqual([
    { where: 'content/company/shop.ts: claims[0]', says: 'We answer.', action: 'Confirm it.' },
  ]);
});
