# The site as one image: `docker build -t mercadito .`. What it needs to run is in docs/operating.md; compose.yaml runs all of it.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY . .
# The image brings Node: the one that npm would bring is left out.
RUN npm ci --ignore-scripts && node scripts/run.js build
# What the pages are made of is in the builds by now, but for the texts that name them: the server's own libraries stay.
RUN npm ci --ignore-scripts --omit=dev --workspace @mercadito/server \
  && find apps/web/src -mindepth 1 -maxdepth 1 ! -name locales -exec rm -rf {} + \
  && rm -rf apps/web/test apps/demo e2e bench docs /root/.npm

FROM node:24-bookworm-slim
# Buries what other processes leave, and hands signals on.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/* \
  && rm -rf /usr/local/lib/node_modules/npm /usr/local/bin/npm /usr/local/bin/npx /opt/yarn* /usr/local/bin/yarn*
WORKDIR /site
COPY --from=build /site .
RUN mkdir /data /backups && chown node:node /data /backups
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/code
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "--max-semi-space-size=2"]
CMD ["apps/server/src/main.ts"]
