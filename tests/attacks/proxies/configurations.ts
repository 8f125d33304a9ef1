import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const proxies = ['nginx', 'haproxy', 'apache2', 'caddy'] as const;
export type ProxyName = (typeof proxies)[number];
/** `minimal`: the least that passes a request on. `documented`: as docs/operations.md says, with TLS. */
export type Kind = 'minimal' | 'documented';

/** The public name in the documented configurations. */
export const publicName = 'www.example.com';

export type Place = {
  /** Where the proxy may write. */
  folder: string;
  port: number;
  /** Host and port of the site. */
  site: string;
  /** Files with certificate and key: in one, and apart. */
  pem: string;
  cert: string;
  key: string;
};

/** The configuration of a proxy that does nothing else, in its own language. */
export function configuration(name: ProxyName, kind: Kind, place: Place): string {
  return wholes[name](place, kind === 'minimal' ? minimal[name](place) : documented(name, place));
}

const minimal: Record<ProxyName, (place: Place) => string> = {
  nginx: ({ site, port }) => `server { listen 127.0.0.1:${port}; location / { proxy_pass http://${site}; } }`,
  haproxy: ({ site, port }) =>
    `frontend front\n mode http\n bind 127.0.0.1:${port}\n default_backend back\nbackend back\n mode http\n server site ${site}`,
  apache2: ({ site, port }) => `<VirtualHost 127.0.0.1:${port}>\nProxyPass / http://${site}/\n</VirtualHost>`,
  caddy: ({ site, port }) => `http://:${port} {\n bind 127.0.0.1\n reverse_proxy ${site}\n}`,
};

const manual = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

/** The block of the manual, with the places of this test in it. */
function documented(name: ProxyName, { port, site, pem, cert, key }: Place): string {
  const language = name === 'apache2' ? 'apache' : name;
  const block = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(manual)?.[1];
  if (block === undefined) throw new Error(`docs/operations.md has no configuration of ${language}.`);
  const here = block
    .replaceAll('127.0.0.1:3000', site)
    .replaceAll(/(?<=bind |VirtualHost )[*]?:443/g, `127.0.0.1:${port}`)
    .replaceAll(/\/etc\/\S+\.pem/g, pem);
  if (name === 'nginx') {
    return `server { listen 127.0.0.1:${port} ssl; ssl_certificate ${cert}; ssl_certificate_key ${key}; ${here} }`;
  }
  if (name === 'caddy') {
    return here.replace(`${publicName} {`, `https://${publicName}:${port} {\n bind 127.0.0.1\n tls ${cert} ${key}`);
  }
  return here;
}

const modules = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'headers', 'socache_shmcb', 'ssl'];

/** What each needs around it to run alone, in the foreground, in its own folder. */
const wholes: Record<ProxyName, (place: Place, servers: string) => string> = {
  nginx: ({ folder }, servers) => {
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path ${folder}/${one};`,
    );
    return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr;
events {} http { access_log off; ${kept.join(' ')} ${servers} }`;
  },
  haproxy: (_, servers) => `defaults\n timeout connect 5s\n timeout client 9s\n timeout server 9s\n${servers}\n`,
  apache2: ({ folder, port }, servers) => {
    const found = globSync('/usr/lib/apache2/modules/*.so');
    const loaded = modules
      .filter((one) => found.some((file) => file.endsWith(`/mod_${one}.so`)))
      .map((one) => `LoadModule ${one}_module /usr/lib/apache2/modules/mod_${one}.so`);
    return `${loaded.join('\n')}\nServerRoot ${folder}\nServerName localhost\nListen 127.0.0.1:${port}
PidFile ${folder}/pid\nErrorLog ${folder}/error.log\nDefaultRuntimeDir ${folder}\n${servers}\n`;
  },
  caddy: ({ folder }, servers) =>
    `{\n admin off\n auto_https disable_redirects\n storage file_system ${folder}\n}\n${servers}\n`,
};
