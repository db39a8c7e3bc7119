import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Makes the data of the browser tests once: a small sample agency with borders of one district.
const PAYMENTS = '20000';
const [data] = process.argv.slice(2);
const program = join(import.meta.dirname, '../server/dist/main.js');

function pendapa(...args) {
  const { status } = spawnSync(process.execPath, [program, ...args, '--data', data], { stdio: 'inherit' });
  if (status === 0) return;
  rmSync(data, { recursive: true, force: true });
  process.exit(status ?? 1);
}

rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
pendapa('sample', '--payments', PAYMENTS);

// Borders of one district's wards as squares. Its map is drawn by them; all others are tiles.
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
pendapa('import', '--boundaries', borders);

// More files than a person makes in an hour: each page is written in several formats.
const settings = join(data, 'pendapa.json');
writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), disclosure: { exportsPerHour: 1_000 } }));
