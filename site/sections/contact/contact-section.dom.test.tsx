import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { contact } from '../../../content/landing.ts';
import { ContactSection } from './contact-section.tsx';

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <ContactSection
      formNotice=""
      {...contact}
      phone={company.phones[0]}
      email={company.email}
      address={company.addressLine}
      form={<form id="slot" />}
    />,
  );
});

test("the heading is 'Let's Connect'", () => {
  expect(document.querySelector('#contact-us h2')?.textContent).toBe("Let's Connect");
});

test('the card shows phone, e-mail and the postal address in Jaipur, 302017', () => {
  const facts = [...document.querySelectorAll('dd')].map((fact) => fact.textContent);
  expect(facts.slice(0, 2)).toEqual([company.phones[0].display, company.email]);
  expect(facts[2]).toMatch(/Jaipur, Rajasthan.*302017/);
});

test("'Call Us Now' dials and 'Send an Email' writes", () => {
  const target = (text: string) =>
    [...document.querySelectorAll('a')].find((link) => link.textContent === text)?.getAttribute('href');
  expect(target('Call Us Now')).toBe(company.phones[0].uri);
  expect(target('Send an Email')).toBe(`mailto:${company.email}`);
});

test('the form stands beside the card', () => {
  expect(document.querySelector('#contact-us #slot')).not.toBeNull();
});
