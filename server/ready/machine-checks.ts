import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { BackupError } from '../../services/backup/backup-error.ts';
import { ageOf, isAsked, newestBackup } from '../../services/backup/backup-folder.ts';
import type { Config } from '../config.ts';
import { backupMaxMs, hourMs } from '../backup-check.ts';
import { fewBytes, freeSpace } from '../readiness.ts';
import { attention, type Check, failed, failedBy, ok, reason, unknown } from './check.ts';

/** The tolerated error of the clock: codes and tokens are valid for minutes. */
const clockMaxMs = 2000;
const answerMs = 3000;

/** Checks that need no network: the age of the newest backup, and free disk space. */
export async function storageChecks(
  { dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>,
  now: () => number,
): Promise<Check[]> {
  return Promise.all([backupCheck(backupDir, now()), diskCheck(dataDir)]);
}

async function backupCheck(backupDir: string, now: number): Promise<Check> {
  const remedy = 'Run jantar backup, and let a timer do it every day (deploy/systemd).';
  try {
    const newest = await newestBackup(backupDir, now, isAsked);
    if (!newest) return attention('backup', `There is none in ${backupDir}.`, remedy);
    const age = ageOf(newest, now);
    const says = `The newest in ${backupDir} is ${Math.floor(age / hourMs)} hours old.`;
    return age <= backupMaxMs ? ok('backup', says) : attention('backup', says, remedy);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return failedBy('backup', error, remedy);
  }
}

async function diskCheck(dataDir: string): Promise<Check> {
  const free = await freeSpace(dataDir);
  if (free === undefined) return unknown('disk', 'The system does not say how much is free.', 'Look by hand.');
  const says = `${Math.round(free / 1024 ** 2)} MB free where ${dataDir} lies.`;
  return free >= fewBytes ? ok('disk', says) : failed('disk', says, 'Make room: messages are refused once it is full.');
}

/** How far this machine's clock is from a time server's (SNTP, RFC 4330). */
export async function clockCheck(host: string, port = 123): Promise<Check> {
  try {
    const offMs = await clockOffset(host, port);
    const says = `${(Math.abs(offMs) / 1000).toFixed(1)} s from ${host}.`;
    if (Math.abs(offMs) <= clockMaxMs) return ok('clock', says);
    return failed('clock', says, 'Let it be set: timedatectl set-ntp true');
  } catch (error) {
    const remedy = 'Name a time server that can be reached: jantar ready --ntp HOST. Or look: timedatectl';
    return unknown('clock', `${host} does not answer (${reason(error)}).`, remedy);
  }
}

async function clockOffset(host: string, port: number): Promise<number> {
  await using socket = createSocket('udp4');
  const request = Buffer.alloc(48);
  // Version 4, client.
  request[0] = 0x23;
  const asked = Date.now();
  socket.connect(port, host);
  await once(socket, 'connect', { signal: AbortSignal.timeout(answerMs) });
  socket.send(request);
  const [answer] = (await once(socket, 'message', { signal: AbortSignal.timeout(answerMs) })) as [Buffer];
  const answered = Date.now();
  const stratum = answer[1] ?? 0;
  if (answer.length < 48 || stratum === 0 || stratum > 15) throw new Error('it knows no time');
  return (ntpTime(answer, 32) - asked + (ntpTime(answer, 40) - answered)) / 2;
}

/** Seconds since 1900 and their 2^32th parts, as milliseconds since 1970; the count begins anew in 2036. */
function ntpTime(packet: Buffer, at: number): number {
  const seconds = packet.readUInt32BE(at);
  const era = seconds < 2 ** 31 ? 2 ** 32 : 0;
  return (seconds + era - 2_208_988_800) * 1000 + (packet.readUInt32BE(at + 4) / 2 ** 32) * 1000;
}
