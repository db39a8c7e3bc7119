module.exports = { displayName: 'sample-data', preset: '../../jest.node.preset.cjs' };
