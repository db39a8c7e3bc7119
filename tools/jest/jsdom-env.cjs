// jsdom 26 (jest-environment-jsdom 30) hides these Node globals from tests.
const { TestEnvironment } = require('jest-environment-jsdom');

// The router's data routers call new Request(url, { signal }) with jsdom's AbortSignal, which Node 24's Request
// refuses; jsdom's own listeners refuse Node's signal. So jsdom keeps its AbortController and Request goes without.
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
