import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Disclosure, Problem } from '@pendapa/contracts';
import { Journal } from '@pendapa/journal';
import { appendAudit, folderId, lastAuditNumber, openAudit, type AuditEntry, type Warehouse } from '@pendapa/warehouse';
import fastify, { LogController, type FastifyInstance, type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { nobodyAt, type Caller } from '../access/caller.ts';
import { createGates } from '../access/create-gates.ts';
import { People } from '../access/people.ts';
import { rolesIn, type AccessPlan } from '../access/read-access.ts';
import { RefusalLog } from '../access/refusal-log.ts';
import { pathOf, queryStringOf } from '../access/request-checks.ts';
import { sessionNumbers } from '../access/sessions.ts';
import { signInRoutes, signInRedirect } from '../access/sign-in-routes.ts';
import { DocumentRenderer } from '../ssr/document-renderer.ts';
import type { PageRenderer } from '../ssr/page-renderer.ts';
import { chooseCoding, normalizedEncoding } from './accept-headers.ts';
import { noteMethods } from './allowed-methods.ts';
import { answersRoute } from './answers-route.ts';
import { BodyDeadline } from './body-deadline.ts';
import { describeApi } from './api-description.ts';
import { boundariesRoute } from './boundaries-route.ts';
import { dataOfCaller } from './data-of.ts';
import { dataDictionaryRoute } from './data-dictionary-route.ts';
import { dimensionsRoute } from './dimensions-route.ts';
import { Health } from './health.ts';
import { healthRoutes } from './health-routes.ts';
import { HealthWatch } from './health-watch.ts';
import { loadsRoute } from './loads-route.ts';
import { exportsRoute } from './exports-route.ts';
import { findingsCacheOf } from '../findings/findings-cache.ts';
import { FindingsByUnits } from '../findings/findings-by-units.ts';
import { findingsRoute } from './findings-route.ts';
import { guard } from './guard.ts';
import { BODY_TIMEOUT_MS, HTTP_LIMITS, TIMEOUTS } from './limits.ts';
import { fileLimit } from './file-limit.ts';
import { listFilesRoute } from './list-files-route.ts';
import { listsRoute } from './lists-route.ts';
import { reportStarting, type OpeningWarehouse } from './opening-warehouse.ts';
import { Compression } from './compression.ts';
import { PageAddresses } from './page-addresses.ts';
import { createPersonalData } from './personal-data.ts';
import { handleError } from './problems.ts';
import { publicRoutes } from './public-routes.ts';
import { hasTooManyParameters, MAX_PARAMETERS, readQueryString } from './query-string.ts';
import { RequestRefused } from '../responses/request-refused.ts';
import { REQUEST_TIMEOUT_MS, RunningQueries } from './running-queries.ts';
import { SECURITY_HEADERS, securityHeaders } from '../responses/security-headers.ts';
import { referencesRoute } from './references-route.ts';
import { shellPages } from './shell-pages.ts';
import { statusRoute } from './status-route.ts';
import { taxDueRulesRoute } from './tax-due-rules-route.ts';
import { ResponseBackpressure } from './response-backpressure.ts';
import { answerUnreadable } from './unreadable-request.ts';
import { welcomeOf } from './welcome.ts';
import { workingDaysRoute } from './working-days-route.ts';
import { workListsRoute } from './work-lists-route.ts';
import { taxpayersRoute } from './taxpayers-route.ts';
import { uploadsPlugin, type UploadsPluginOptions } from './uploads-plugin.ts';

export interface BuildOptions {
  readonly warehouse: Warehouse;
  /** Set while the warehouse is being opened: figures wait for it, pages are sent without figures. */
  readonly opening?: OpeningWarehouse;
  /** True if the data folder is empty. Then pages are the welcome page, and figures are refused. */
  readonly isEmpty?: boolean;
  /** The folder with the audit log and the boundaries. */
  readonly dataFolder: string;
  /** Default: this computer only. */
  readonly access?: AccessPlan;
  /** The settings that say which role may see single cases and names. */
  readonly disclosure?: Disclosure;
  /** The folder of the compiled shell. */
  readonly shellFolder: string;
  /** Further ports under which a browser may name this server, for example of a proxy. */
  readonly extraPorts?: readonly number[];
  /** Receives warnings and errors, one JSON object per line. Default: none. */
  readonly log?: NodeJS.WritableStream;
  readonly queries?: RunningQueries;
  /** Renders pages on the server; closed with the server. Default: the browser renders alone. */
  readonly renderer?: PageRenderer;
  /** Default: an object without states. */
  readonly health?: Health;
  /** The maximum time that a client may take to read an answer, in ms. Default: one minute. */
  readonly readTimeoutMs?: number;
  /** The maximum time for the body of a request that is no file, in ms. Default: ten seconds. */
  readonly bodyTimeoutMs?: number;
  /** Senders of files that are slower are cut off. Default: 4 kB/s. */
  readonly uploadSpeed?: UploadsPluginOptions['speed'];
  /** Part of every entity tag. Default: random, because a restart may bring another program. */
  readonly edition?: string;
}

/** Enough for the largest answer over a slow connection. */
const READ_TIMEOUT_MS = 60_000;
const BODY_LIMIT = 16_384;
const MAX_PATH_PARAMETER = 64;
const TOO_MANY_PARAMETERS = { status: 400, code: 'too-many-parameters', params: { most: String(MAX_PARAMETERS) } } as const;
/** For one year browsers use only TLS for this name. */
const TLS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const logger = (stream: NodeJS.WritableStream) => ({ level: 'warn', stream, base: null });

/** Builds the server, not yet listening. The caller closes the warehouse. */
export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const {
    warehouse,
    opening,
    dataFolder,
    shellFolder,
    extraPorts = [],
    log,
    queries = new RunningQueries(),
    edition = randomUUID(),
  } = options;
  const access = options.access ?? { mode: 'local', host: null };
  const health = options.health ?? new Health(log);
  const people = new People(dataFolder, rolesIn(access), (error) => app.log.error({ err: error }, 'users'));
  const { gate, signIn, oidc } = await createGates(access, {
    people,
    extraPorts,
    dataFolder,
    nextNumber: sessionNumbers(await lastAuditNumber(dataFolder)),
    onSignIn: (actor, by) => recordLater({ actor, action: 'sign-in', details: { by } }),
    onProvider: (fault) => health.set('provider-unavailable', fault !== null, fault ?? undefined),
    onUnstored: (error) => app.log.error({ err: error }, 'sessions'),
  });
  const actorOf = (request: FastifyRequest): Caller => request.caller ?? nobodyAt(gate.addressOf(request));
  const headers = access.mode !== 'local' && access.access.publicAddress ? { ...SECURITY_HEADERS, ...TLS_ONLY } : SECURITY_HEADERS;
  const compression = new Compression();
  // Opened now: if the data folder is moved away later, no new log is begun in its place.
  await openAudit(dataFolder);
  const watch = new HealthWatch(health, warehouse, dataFolder, await folderId(dataFolder));
  if (options.isEmpty) health.set('no-data', true);
  else if (opening) reportStarting(opening, health);
  let recorded: Promise<unknown> = Promise.resolve();
  const record = (entry: AuditEntry): Promise<void> => {
    const line = appendAudit(dataFolder, entry);
    // The log line is written even if the client has gone: the server closes after it.
    recorded = Promise.all([recorded, line.catch(() => undefined)]).then(() => undefined);
    return line;
  };
  const onUnrecorded = (error: unknown): void => app.log.error({ err: error }, 'audit log');
  const recordLater = (entry: AuditEntry): void => {
    void record(entry).catch(onUnrecorded);
  };
  const refusals = new RefusalLog(record, onUnrecorded);
  const documentRenderer = options.renderer ? new DocumentRenderer(options.renderer, shellFolder, () => warehouse.revision()) : null;
  const admits = (request: FastifyRequest, reply: FastifyReply): boolean => {
    request.caller = documentRenderer?.callerOf(request) ?? null;
    return request.caller !== null || guard(gate, refusals, request, reply);
  };
  const app = fastify({
    ...TIMEOUTS,
    http: HTTP_LIMITS,
    handlerTimeout: REQUEST_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT,
    logger: log ? logger(log) : false,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER, querystringParser: readQueryString },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, refusals),
    frameworkErrors: (error, request, reply) => {
      if (admits(request, reply)) handleError(error, request, reply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  const recordRefusal = (request: FastifyRequest, problem: Problem): void =>
    refusals.add({ actor: actorOf(request), method: request.method, path: pathOf(request), problem });
  const backpressure = new ResponseBackpressure(options.readTimeoutMs ?? READ_TIMEOUT_MS, (request) =>
    recordRefusal(request, { status: 429, code: 'too-many-tries', params: {} }),
  );
  const bodies = new BodyDeadline(options.bodyTimeoutMs ?? BODY_TIMEOUT_MS, (error, { raw }) =>
    app.server.emit('clientError', error, raw.socket),
  );
  app.decorateRequest('caller', null);
  app.decorateRequest('inline', null);
  app.addHook('onRequest', (request, reply, done) => {
    bodies.start(request);
    backpressure.enqueue(request, reply, done);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    bodies.startRest(request);
    done();
  });
  await oidc?.addSessions(app);
  // The access check runs before all other hooks: nothing is reached, found or not, without it.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (admits(request, reply)) done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers: sent } = request.raw;
    // Normalized once, so that answers and files choose the same compression.
    if (sent['accept-encoding'] !== undefined) sent['accept-encoding'] = normalizedEncoding(chooseCoding(sent['accept-encoding']));
    done(hasTooManyParameters(queryStringOf(request)) ? new RequestRefused(TOO_MANY_PARAMETERS) : undefined);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    backpressure.startReadTimeout(request, reply);
    reply.headers(securityHeaders(String(reply.getHeader('content-type') ?? ''), request.inline ?? undefined));
    compression.compress(request, reply, payload, done);
  });
  app.addHook('onClose', async () => {
    watch.close();
    await documentRenderer?.close();
    await refusals.close();
    await recorded;
  });
  app.setErrorHandler(handleError);
  // Only JSON is accepted: a page of another site cannot send JSON without a preflight.
  app.removeContentTypeParser('text/plain');
  // Tests check answers against their schemas. A serializer compiled from the schemas would check every value again.
  app.setSerializerCompiler(() => JSON.stringify);

  const onFailure = (error: unknown): void => app.log.warn({ err: error }, 'findings');
  const findings = new FindingsByUnits(findingsCacheOf(warehouse, dataFolder, { onFailure }), { warehouse, dataFolder, onFailure });
  app.addHook('onClose', () => findings.close());
  const journal = new Journal(dataFolder, { onNotice: ({ en }) => app.log.warn({ notice: en }, 'journal') });
  app.addHook('onClose', () => journal.close());
  const pages = new PageAddresses(shellFolder);
  const disclosure = options.disclosure ?? {};
  const context = {
    warehouse,
    dataOf: dataOfCaller({ warehouse, dataFolder, disclosure, recordRefusal }),
    pages,
    dataFolder,
    record,
    accessMode: access.mode,
    disclosure,
    personalData: createPersonalData(disclosure),
    recordRefusal,
    takeFile: fileLimit(disclosure, { accessMode: access.mode, recordRefusal }),
    queries,
    clientOf: gate.clientOf,
    edition,
    findings,
    journal,
  };
  const allowedMethods = noteMethods(app);
  await describeApi(app);
  await app.register(healthRoutes, { health, check: () => watch.check() });
  const figures = [
    answersRoute,
    boundariesRoute,
    dataDictionaryRoute,
    dimensionsRoute,
    findingsRoute,
    listsRoute,
    referencesRoute,
    statusRoute,
    taxDueRulesRoute,
    workingDaysRoute,
  ];
  const routes = [...figures, exportsRoute, listFilesRoute, loadsRoute, taxpayersRoute, workListsRoute];
  const api: FastifyPluginAsync = async (scope) => {
    if (opening) scope.addHook('onRequest', opening.waitUntilOpen);
    for (const route of routes) await scope.register(route, context);
  };
  await app.register(api, { prefix: '/api/v1' });
  await app.register(uploadsPlugin, { ...context, speed: options.uploadSpeed, prefix: '/api/v1' });
  if (oidc) await oidc.addRoutes(app, { refusals, record, recordLater, recordRefusal });
  else if (signIn) await app.register(signInRoutes, { signIn, refusals, actorOf, record, recordLater });
  else await app.register(signInRedirect);
  const remote = access.mode === 'local' ? null : access.access;
  await app.register(publicRoutes, { publicAddress: remote?.publicAddress ?? null, securityContact: remote?.securityContact ?? null });
  const render = (request: FastifyRequest) => (opening?.isOpen === false ? null : (documentRenderer?.render(app, request) ?? null));
  const welcome = options.isEmpty ? welcomeOf({ pages, dataFolder, disclosure: context.disclosure }) : null;
  await shellPages(app, pages, { render, welcome }, allowedMethods);
  return app as unknown as FastifyInstance;
}
