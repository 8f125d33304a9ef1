import { keepsPages } from '../../contracts/keeps-pages.ts';
import { keepPages } from './keep-pages.ts';
import { retire } from './retire.ts';

// A build with OFFLINE_PAGES=off contains only `retire` (docs/operations/hosted.md, "Reading without a connection").
if (keepsPages) keepPages();
else retire();
