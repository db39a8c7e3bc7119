import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The browser tests' server: a small sample agency in the folder that the configuration names, gone with the process.
const PAYMENTS = '20000';
const [port, data] = process.argv.slice(2);
const program = join(import.meta.dirname, '../server/dist/main.js');
const remove = () => rmSync(data, { recursive: true, force: true });
remove();
mkdirSync(data, { recursive: true });

const sample = spawnSync(process.execPath, [program, 'sample', '--payments', PAYMENTS, '--data', data], { stdio: 'inherit' });
if (sample.status !== 0) {
  remove();
  process.exit(sample.status ?? 1);
}

// Borders of one district's wards, as squares: its map is drawn by them, all others are tiles.
const SIDE = 0.01;
const corners = (index) => {
  const [left, bottom] = [106.8 + (index % 3) * SIDE, -6.2 + Math.floor(index / 3) * SIDE];
  const [right, top] = [left + SIDE, bottom + SIDE];
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
};
const wards = Array.from({ length: 6 }, (_, index) => ({
  type: 'Feature',
  properties: { kode: `31.71.01.100${index + 1}` },
  geometry: { type: 'Polygon', coordinates: [corners(index)] },
}));
const borders = join(data, 'wards.geojson');
writeFileSync(borders, JSON.stringify({ type: 'FeatureCollection', features: wards }));
const kept = spawnSync(process.execPath, [program, 'import', '--boundaries', borders, '--data', data], { stdio: 'inherit' });
if (kept.status !== 0) {
  remove();
  process.exit(kept.status ?? 1);
}

// More files than a person makes in an hour: each page is written in several formats.
const settings = join(data, 'pendapa.json');
writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), disclosure: { exportsPerHour: 1_000 } }));

const server = spawn(process.execPath, [program, 'serve', '--data', data, '--port', port], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  remove();
  process.exit(code ?? 0);
});
