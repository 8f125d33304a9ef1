import { existsSync } from 'node:fs';
import { company } from '../../content/company.ts';
import { readConfig } from '../../server/config.ts';
import { ownerKeyFile, provideOwnerKey } from '../../server/owner-key.ts';
import { ownerLink } from '../../services/mail-relay/mailbox/access/owner-credentials.ts';
import { hasSecureWay } from '../../services/mail-relay/mailbox/access/secure-way.ts';

/** The link that opens /mailbox, as the server prints it when it starts. Throws when there is none, with the remedy. */
export function inboxLink(): string {
  const { dataDir, siteOrigin } = readConfig(process.env, company.email);
  if (!hasSecureWay(siteOrigin)) {
    throw new Error(`The pages of the inbox need SITE_ORIGIN to be https, or this machine; it is ${siteOrigin}.`);
  }
  if (!existsSync(ownerKeyFile(dataDir))) {
    throw new Error(`There is no key in ${dataDir}. Start the server: its first start makes one.`);
  }
  return ownerLink(siteOrigin, provideOwnerKey(dataDir).key);
}
