const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

// A folder for what several spec files of one run need alike: made once by the first, copied by the others.
module.exports = () => {
  process.env.PENDAPA_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'pendapa-run-'));
};
