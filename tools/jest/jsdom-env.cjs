// jsdom 26 (jest-environment-jsdom 30) hides these Node globals from tests.
const { TestEnvironment } = require('jest-environment-jsdom');

// The router calls new Request(url, { signal }) with jsdom's AbortSignal, which Node 24 refuses. jsdom's listeners refuse Node's signal. So
// jsdom keeps its AbortController, and Request ignores the signal.
class TestRequest extends Request {
  constructor(input, init) {
    super(input, init?.signal ? { ...init, signal: undefined } : init);
  }
}

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { structuredClone, TextEncoder, TextDecoder, fetch, Response, Headers, Request: TestRequest });
  }
};
