import { keepPages } from './keep-pages.ts';
import { retire } from './retire.ts';

// A build with OFFLINE_PAGES=off contains only the second branch (docs/operations.md, "Reading without a connection").
if (import.meta.env.OFFLINE_PAGES === 'off') retire();
else keepPages();
