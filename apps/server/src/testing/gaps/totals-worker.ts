// Reads all pages of a data folder in a separate process, and sends the parts of each page.
import { TestPageRenderer } from './page-renderer.ts';
import { AgencyReader } from './read-agency.ts';

const [shellFolder = '', dataFolder = ''] = process.argv.slice(2);
const reader = new AgencyReader(await TestPageRenderer.open(shellFolder), shellFolder);
const pages = await reader.read(dataFolder);
// The module that draws keeps timers: the process ends itself once all is sent.
process.send?.(
  [...pages].map(([path, { parts }]) => [path, parts]),
  () => process.exit(),
);
