import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { syncFolder } from '../../sync-folder.ts';
import type { Transport } from './transport.ts';

/**
 * Delivers mail into the Maildir under the data folder: writes to `tmp`, flushes to disk, then renames into `new`.
 * The file is named after the mail, so that a mail delivered again after a crash replaces itself.
 */
export function maildirTransport(dataDir: string): Transport {
  const folder = join(dataDir, 'mail');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  /** Whether the new folders have been flushed to disk; a loss of power would take an unflushed folder with its mails. */
  let isSynced = false;

  return {
    async send(mail) {
      // The folders are made with the first mail, so that an unused relay leaves none behind.
      const folders = ['tmp', 'new', 'cur'].map((name) => mkdir(join(folder, name), { recursive: true }));
      const isNew = (await Promise.all(folders)).some((path) => path !== undefined);
      if (isNew || !isSynced) {
        await syncFolder(folder);
        await syncFolder(dirname(folder));
        isSynced = true;
      }
      const name = fileName(mail);
      const { message } = await composer.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
      if (!Buffer.isBuffer(message)) throw new Error('The mail was composed as a stream, a buffer was expected');
      await writeFile(join(folder, 'tmp', name), message, { mode: 0o600, flush: true });
      await rename(join(folder, 'tmp', name), join(folder, 'new', name));
      await syncFolder(join(folder, 'new'));
    },
    close: () => composer.close(),
  };
}

/** `<seconds>.<message id>.<host>`, as Maildir asks for: time, something unique, the host. */
function fileName({ date, messageId }: SendMailOptions): string {
  const seconds = Math.floor(new Date(date ?? 0).getTime() / 1000);
  const [id = '', host = ''] = String(messageId).replace(/[<>]/g, '').split('@');
  return `${seconds}.${id}.${host.replace(/[^\w.-]/g, '_')}`;
}
