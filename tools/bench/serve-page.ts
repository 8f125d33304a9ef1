/** The server's own listener over the folder given, on a free port that it prints: what tools/bench/static-files.ts measures. */
import { createServer } from 'node:http';
import { BlockList } from 'node:net';
import path from 'node:path';
import { createAdmission } from '../../server/admission/admission.ts';
import { createApp } from '../../server/app.ts';
import { fakeServices } from '../../server/fixture/services.ts';
import { requestLimits } from '../../server/limits.ts';
import { listen } from '../../server/listen.ts';
import { createListener } from '../../server/listener.ts';
import { createLog } from '../../server/log.ts';
import { createMetrics } from '../../server/metrics.ts';
import { loadSite } from '../../server/static-files/load-site.ts';
import { createStaticFiles } from '../../server/static-files/static-files.ts';

const folder = process.argv[2] ?? '';
const site = await loadSite({ outDir: path.join(folder, 'dist'), pagesFile: path.join(folder, 'pages.json') });
const log = createLog('info');
const metrics = createMetrics();
const { services } = fakeServices();
const app = createApp({ services, log, metrics });
const staticFiles = createStaticFiles(site);
const listener = createListener({
  app,
  admission: createAdmission(),
  staticFiles,
  metrics,
  pageViews: services.pageViews,
  log,
  siteOrigin: 'http://localhost',
  trustedProxies: new BlockList(),
  isStopping: () => false,
});
const port = await listen(createServer({ ...requestLimits }, listener), '127.0.0.1', 0);
process.stdout.write(`${port}\n`);
