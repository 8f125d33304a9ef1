import { company } from '../company.ts';
import { legalFacts } from './legal-facts.ts';

const { cin, form, gstin, registeredName } = legalFacts;

/** The company as the law asks a site to name it; what the owner has not given is left out. */
export const companyRows: readonly (readonly [name: string, value: string])[] = [
  ['Registered name', form === undefined ? registeredName : `${registeredName}, ${form}`],
  ['Address', company.addressLine],
  ['Email', company.email],
  ['Phone', company.phones.map(({ display }) => display.replaceAll(' ', '\u00a0')).join(', ')],
  ...(cin === undefined ? [] : [['Corporate identity number (CIN)', cin] as const]),
  ...(gstin === undefined ? [] : [['GST identification number (GSTIN)', gstin] as const]),
];
