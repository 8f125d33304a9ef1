import { contactFieldNames, contactForm, type ContactFields } from '../../../contracts/contact-form.ts';
import {
  type Faults as FaultsOf,
  faultsOf as faultsBySchema,
  isTooLarge,
  tooLargeFault,
} from '../../form-kit/faults.ts';

export type ContactFieldName = (typeof contactFieldNames)[number];
export type Faults = FaultsOf<ContactFieldName>;

/** Everything the e-mail service would refuse, found before the visitor has to wait for it. An empty result may be sent. */
export function faultsOf(fields: ContactFields): Faults {
  const faults = faultsBySchema(contactForm, fields, contactFieldNames);
  return isTooLarge(fields) ? { ...faults, message: tooLargeFault } : faults;
}
