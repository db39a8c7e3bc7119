const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

// A folder for data that several spec files of a run need. The first one makes them, the others copy.
module.exports = () => {
  process.env.PENDAPA_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'pendapa-run-'));
};
