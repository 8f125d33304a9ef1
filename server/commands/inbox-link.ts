import { existsSync } from 'node:fs';
import { ownerLink } from '../../services/mail-relay/mailbox/access/owner-credentials.ts';
import { hasSecureWay } from '../../services/mail-relay/mailbox/access/secure-way.ts';
import type { Config } from '../config.ts';
import { ownerKeyFile, provideOwnerKey } from '../owner-key.ts';
import { StartError } from '../start-error.ts';

/** The link that opens /mailbox, as the server prints it when it starts. Rejects when there is none, with the remedy. */
export async function inboxLink({ dataDir, siteOrigin }: Pick<Config, 'dataDir' | 'siteOrigin'>): Promise<string> {
  if (!hasSecureWay(siteOrigin)) {
    throw new StartError(`The pages of the inbox need SITE_ORIGIN to be https, or this machine; it is ${siteOrigin}.`);
  }
  if (!existsSync(ownerKeyFile(dataDir))) {
    throw new StartError(`There is no key in ${dataDir}. Start the server: its first start makes one.`);
  }
  const { key } = await provideOwnerKey(dataDir);
  return ownerLink(siteOrigin, key);
}
