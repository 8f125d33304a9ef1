import { globSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { company } from '../../../content/company.ts';

export const proxies = ['nginx', 'haproxy', 'apache2', 'caddy'] as const;
export type ProxyName = (typeof proxies)[number];
/** `minimal`: only forwards requests. `documented`: the file in deploy/proxy, with TLS. */
export type Kind = 'minimal' | 'documented';

/** The public name that the pages were built for; the files of deploy/proxy have another in its place. */
export const publicName = new URL(company.origin).hostname;
const nameInFiles = 'www.example.com';

export type Place = {
  /** Where the proxy may write. */
  folder: string;
  port: number;
  /** Where it redirects to https. */
  http: number;
  /** Host and port of each process of the site. */
  sites: readonly string[];
  /** Files with certificate and key: in one, and apart. */
  pem: string;
  cert: string;
  key: string;
};

/** Whether this machine has IPv6. The proxies listen there as well, and one that cannot does not start. */
export const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

/** The configuration of a proxy that does nothing else, in its own language. */
export function configuration(name: ProxyName, kind: Kind, place: Place): string {
  return wholes[name](place, kind === 'minimal' ? minimal[name](place) : deployed(name, place));
}

const minimal: Record<ProxyName, (place: Place) => string> = {
  nginx: ({ sites: [site], port }) => `server { listen 127.0.0.1:${port}; location / { proxy_pass http://${site}; } }`,
  haproxy: ({ sites: [site], port }) =>
    `frontend front\n mode http\n bind 127.0.0.1:${port}\n default_backend back\nbackend back\n mode http\n server site ${site}`,
  apache2: ({ sites: [site], port }) => `<VirtualHost 127.0.0.1:${port}>\nProxyPass / http://${site}/\n</VirtualHost>`,
  caddy: ({ sites: [site], port }) => `{\n}\nhttp://:${port} {\n bind 127.0.0.1\n reverse_proxy ${site}\n}`,
};

/** The deployed file with this test's ports and paths. */
function deployed(name: ProxyName, { folder, port, http, sites, pem, cert, key }: Place): string {
  const whole = readFileSync(path.resolve(import.meta.dirname, '../../../deploy/proxy', files[name]), 'utf8');
  const ports: Record<string, number> = { 443: port, 80: http };
  const here = whole
    .replaceAll(hasIpv6 ? '[::]' : /^ *listen \[::\].*$|,\[::\]:\d+/gm, hasIpv6 ? '[::1]' : '')
    .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, number: string) => sites[Number(number) % sites.length] ?? '')
    .replaceAll(/(?<=bind |VirtualHost |listen )[*]?:?(443|80)\b/g, (_, known: string) => `127.0.0.1:${ports[known]}`)
    .replaceAll(/(?<=\[::1\]:)(443|80)\b/g, (known) => String(ports[known]))
    .replaceAll(/\S+fullchain\.pem/g, cert)
    .replaceAll(/\S+privkey\.pem/g, key)
    .replaceAll(/\/etc\/(?:haproxy|ssl)\/\S+\.pem/g, pem)
    .replaceAll(/\/var\/log\/\S+/g, path.join(folder, 'access.log'));
  if (name !== 'caddy') return here;
  return here.replace(`${nameInFiles} {`, `https://${publicName}:${port} {\n bind 127.0.0.1\n tls ${cert} ${key}`);
}

const files = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg', apache2: 'apache.conf', caddy: 'Caddyfile' };

const modules = 'mpm_event authz_core alias log_config proxy proxy_http headers socache_shmcb ssl http2'.split(' ');

/** Wraps each configuration so that the proxy runs in the foreground and in its own folder. */
const wholes: Record<ProxyName, (place: Place, servers: string) => string> = {
  nginx: ({ folder }, servers) => {
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path ${folder}/${one};`,
    );
    return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr;
events {} http { access_log ${folder}/access.log; ${kept.join(' ')} ${servers} }`;
  },
  haproxy: (_, servers) => `defaults\n timeout connect 5s\n timeout client 9s\n timeout server 9s\n${servers}\n`,
  apache2: ({ folder, port, http }, servers) => {
    const found = globSync('/usr/lib/apache2/modules/*.so');
    const loaded = modules
      .filter((one) => found.some((file) => file.endsWith(`/mod_${one}.so`)))
      .map((one) => `LoadModule ${one}_module /usr/lib/apache2/modules/mod_${one}.so`);
    return `${loaded.join('\n')}\nServerRoot ${folder}\nServerName localhost\nListen 127.0.0.1:${port}
Listen 127.0.0.1:${http}
PidFile ${folder}/pid\nErrorLog ${folder}/error.log\nCustomLog ${folder}/access.log "%h %r"\nDefaultRuntimeDir ${folder}\n${servers}\n`;
  },
  caddy: ({ folder }, servers) =>
    servers.replace(/^\{$/m, `{\n admin off\n auto_https disable_redirects\n storage file_system ${folder}`),
};
