const { rmSync } = require('node:fs');

module.exports = () => rmSync(process.env.PENDAPA_RUN_FOLDER, { recursive: true, force: true });
