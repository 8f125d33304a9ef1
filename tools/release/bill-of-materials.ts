import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Package = { folder: string; name: string; version: string; license: string; sha512: string };

/** Version and hash of packages from package-lock.json, with their licence. Throws for a folder that the lock file does not list. */
export function lockedPackages(root: string, folders: readonly string[]): Package[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  return [...new Set(folders)].toSorted().map((folder) => {
    const { version, integrity = '' } = lock.packages[folder] ?? {};
    const [, base64] = /^sha512-(\S+)/.exec(integrity) ?? [];
    if (version === undefined || base64 === undefined) throw new Error(`package-lock.json holds ${folder} to no hash.`);
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    const { license = 'unknown' } = JSON.parse(text) as { license?: string };
    const name = folder.replace(/^.*node_modules\//, '');
    return { folder, name, version, license, sha512: Buffer.from(base64, 'base64').toString('hex') };
  });
}

/** The bill of materials in CycloneDX 1.6: the site and the packages bundled into it. Reproducible for the same content. */
export function billOfMaterials(
  site: { name: string; version: string; commit: string; madeAt: string },
  packages: readonly Package[],
): string {
  const components = packages.map(({ name, version, license, sha512 }) => ({
    type: 'library',
    'bom-ref': purl(name, version),
    name,
    version,
    purl: purl(name, version),
    hashes: [{ alg: 'SHA-512', content: sha512 }],
    licenses: [/\s/.test(license) ? { expression: license } : { license: { id: license } }],
  }));
  const seed = hash('sha256', JSON.stringify([site, components]));
  const serial = seed.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: site.madeAt,
      component: {
        type: 'application',
        'bom-ref': 'site',
        name: site.name,
        version: site.version,
        properties: [{ name: 'commit', value: site.commit }],
      },
    },
    components,
    dependencies: [{ ref: 'site', dependsOn: components.map((one) => one['bom-ref']) }],
  };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}

/** The licence texts of the packages, from their own files. */
export function licenceTexts(root: string, packages: readonly Package[]): string {
  const parts = packages.map(({ folder, name, version, license }) => {
    const files = globSync('{LICEN[CS]E,licen[cs]e,COPYING,NOTICE}*', { cwd: path.join(root, folder) }).toSorted();
    const texts = files.map((file) => readFileSync(path.join(root, folder, file), 'utf8').trim());
    return [`${name} ${version} (${license})`, ...texts].join('\n\n');
  });
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
