module.exports = { displayName: 'contracts', preset: '../../jest.node.preset.cjs' };
