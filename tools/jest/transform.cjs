const { createHash } = require('node:crypto');
const swc = require('@swc/jest');
const { version: compiler } = require('@swc/core/package.json');
const { version } = require('@swc/jest/package.json');

// All projects share one cache of transformed files: its key has the file and the options, not the project that reads it.
module.exports = {
  createTransformer(options) {
    const { process, processAsync } = swc.createTransformer(options);
    const shared = `${compiler} ${version} ${JSON.stringify(options)}`;
    return {
      process,
      processAsync,
      getCacheKey: (source, file) => createHash('sha256').update(`${shared}\0${file}\0${source}`).digest('hex'),
    };
  },
};
