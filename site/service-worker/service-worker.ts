import { keepPages } from './keep-pages.ts';
import { retire } from './retire.ts';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to Vite's own
  interface ImportMetaEnv {
    /** `off` turns reading offline off: docs/operations.md. */
    readonly OFFLINE_PAGES?: string;
  }
}

// A build with OFFLINE_PAGES=off contains only the second branch (docs/operations.md, "Reading without a connection").
if (import.meta.env.OFFLINE_PAGES === 'off') retire();
else keepPages();
