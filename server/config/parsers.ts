import { accessSync, constants } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { codeOf } from '../../services/error-code.ts';
import { clearTextWanted } from '../../services/mail-relay/delivery/smtp.ts';
import type { Parse } from './settings-reader.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A whole number between two others, both included. */
function wholeNumber(called: string, least: number, most: number, example: number): Parse<number> {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return { value };
    const remedy = `Set a whole number from ${least} to ${most}, for example ${example}.`;
    return { problem: `"${text}" is not ${called}`, remedy };
  };
}

export const port = wholeNumber('a port', 1, 65_535, 3000);
export const seconds = wholeNumber('a number of seconds', 0, 60, 3);

/** An address to listen on: an IP address or a host name. */
export const host: Parse<string> = (text) => {
  const label = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i;
  const isName = !/^[\d.]+$/.test(text) && text.split('.').every((part) => label.test(part));
  if (isIP(text) !== 0 || isName) return { value: text };
  return {
    problem: `"${text}" is not an address`,
    remedy: 'Set 127.0.0.1 (this machine only), 0.0.0.0 (every network) or the address of one network card.',
  };
};

/** The public origin: scheme and host, nothing behind them. */
export const origin: Parse<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isHttp && `${url.origin}/` === url.href) return { value: url.origin };
  return {
    problem: `"${text}" is not an origin`,
    remedy: 'Set scheme and host without a path, for example https://www.example.com.',
  };
};

/** A URL of one of the given schemes. A faulty one is never printed, since it may hold a password. */
function urlOf(schemes: readonly string[], example: string): Parse<string> {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!schemes.some((scheme) => text.toLowerCase().startsWith(`${scheme}://`))) {
      const names = schemes.map((scheme) => `${scheme}://`).join(' or ');
      return { problem: `is not a URL that starts with ${names}`, remedy: `Set it like ${example}.` };
    }
    // A password that is not encoded ends early at a slash; the rest of it, with the server, would then be the path.
    const isWhole = url?.hostname !== '' && url?.hash === '' && !/[@/]/.test(url.pathname.slice(1));
    if (isWhole && isPercentEncoded(url.username + url.password)) return { value: text };
    return {
      problem: 'is a URL that cannot be read',
      remedy: `Percent-encode user and password: / is %2F, # is %23, ? is %3F, @ is %40, : is %3A, % is %25. A port is at most 65535. Like ${example}.`,
    };
  };
}

const anyPostgresUrl = urlOf(['postgres', 'postgresql'], 'postgres://user:password@db.example.com:5432/site');

/** What may follow the name of a database. node-postgres leaves out what it does not know: a time limit, or all TLS by `sslmod=require`. */
const postgresParameters =
  'ssl, sslmode, sslrootcert, sslcert, sslkey, sslnegotiation, host, port, options, application_name';

/** A database in PostgreSQL. Each connection reads the files of certificates that its URL names. */
export const postgresUrl: Parse<string> = (text) => {
  if (/^postgres(?:ql)?:\/\/(?:[^/?#]*@)?(?:[/?]|$)/i.test(text)) {
    const remedy = 'For a socket of this machine set it like postgres://user@localhost/site?host=/var/run/postgresql.';
    return { problem: 'names no host', remedy };
  }
  const outcome = anyPostgresUrl(text);
  if ('problem' in outcome) return outcome;
  for (const [name, file] of new URL(text).searchParams) {
    if (!postgresParameters.split(', ').includes(name)) {
      const remedy = `Behind the ? may stand ${postgresParameters}. In a password ? is %3F.`;
      return { problem: 'has something behind the ? that is not understood', remedy };
    }
    if (!/^ssl(?:rootcert|cert|key)$/.test(name)) continue;
    try {
      accessSync(file, constants.R_OK);
    } catch (error) {
      return {
        problem: `names ${file} as ${name}, which cannot be read (${codeOf(error)})`,
        remedy: 'Correct its path, or let the user of this process read it.',
      };
    }
  }
  return outcome;
};

const anySmtpUrl = urlOf(['smtp', 'smtps'], 'smtps://user:password@mail.example.com');

/** A mail server. Nothing but `?tls=never` may follow it: a setting that is not understood must not weaken the way there. */
export const smtpUrl: Parse<string> = (text) => {
  const outcome = anySmtpUrl(text);
  if ('problem' in outcome) return outcome;
  const { protocol, username, password, pathname, search } = new URL(text);
  if ((username === '') !== (password === '')) {
    return { problem: 'has only one of user and password', remedy: 'Set both or neither.' };
  }
  if (/^\/?$/.test(pathname) && (search === '' || (search === clearTextWanted && protocol === 'smtp:'))) return outcome;
  return {
    problem: 'has something behind the server that is not understood',
    remedy: `End it after the port; in a password / is %2F, # is %23, ? is %3F. An smtp:// URL ends with ${clearTextWanted} when that server has no STARTTLS and the network is trusted.`,
  };
};

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const addressPart = String.raw`[^\s<>@,:;()"\\]+`;
const shownName = String.raw`(?:[^<>@:;()"\\\r\n]*|"[^<>@"\\\r\n]*"\s*)`;
const oneMailbox = new RegExp(`^(?:${addressPart}@${addressPart}|${shownName}<${addressPart}@${addressPart}>)$`);

/** `name@host` or `Words <name@host>`, without what the composer of mails reads as a group, a list or a comment. */
export const mailbox: Parse<string> = (text) => {
  if (oneMailbox.test(text)) return { value: text };
  return {
    problem: `"${text}" is not an e-mail address`,
    remedy:
      'Set one address, for example hello@example.com or "Our company <hello@example.com>". To reach several people, let the mail server pass it on. Words with : ; ( or ) stand in quotes.',
  };
};

/** Addresses and networks of the proxies that may name the visitor's address: `10.0.0.1, 192.168.0.0/16, ::1`. */
export const networks: Parse<BlockList> = (text) => {
  const value = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    if (/\/0+$/.test(entry)) {
      return {
        problem: `"${entry}" is everybody, so each visitor could claim to be another`,
        remedy: 'List the addresses of the proxies alone. Where they are unknown, leave it out.',
      };
    }
    if (!addNetwork(value, entry)) {
      return {
        problem: `"${entry}" is neither an IP address nor a network`,
        remedy: 'List addresses or CIDR networks with commas between, for example 127.0.0.1,10.0.0.0/8.',
      };
    }
  }
  return { value };
};

function addNetwork(list: BlockList, entry: string): boolean {
  const [address = '', given, ...rest] = entry.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  const prefix = given ?? `${most}`;
  if (version === 0 || rest.length > 0 || !/^\d+$/.test(prefix) || Number(prefix) > most) return false;
  list.addSubnet(address, Number(prefix), version === 6 ? 'ipv6' : 'ipv4');
  return true;
}

const shortestSecret = 16;
const fewestCharacters = 6;

/** A password or token of the owner's. It is never printed. */
export const longSecret: Parse<string> = (text) => {
  const remedy = `Set at least ${shortestSecret} characters that nobody can guess, for example from: openssl rand -base64 24`;
  if (text.length < shortestSecret) return { problem: `is shorter than ${shortestSecret} characters`, remedy };
  if (new Set(text).size < fewestCharacters) return { problem: 'repeats the same few characters', remedy };
  return { value: text };
};

/** A long secret that callers send in a header, where nothing beyond ASCII comes as it was typed. */
export const headerSecret: Parse<string> = (text) => {
  if (/^[\x20-\x7e]*$/.test(text)) return longSecret(text);
  return { problem: 'has characters that a header does not carry', remedy: 'Set letters, digits and signs of ASCII.' };
};

export const flag: Parse<boolean> = (text) => {
  if (/^(?:true|1)$/i.test(text)) return { value: true };
  if (/^(?:false|0)$/i.test(text)) return { value: false };
  return { problem: `"${text}" is neither true nor false`, remedy: 'Set true or 1, or leave it out.' };
};

/** Any text, for values that others issue, such as a client id. */
export const words: Parse<string> = (text) => ({ value: text });

export const logLevel: Parse<LogLevel> = (text) => {
  const value = logLevels.find((level) => level === text.toLowerCase());
  if (value !== undefined) return { value };
  return { problem: `"${text}" is not a log level`, remedy: `Set one of ${logLevels.join(', ')}.` };
};
