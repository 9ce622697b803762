# The server. Node itself is a locked dependency, so the image's own Node only runs pnpm.
FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /srv/yayan
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml tsconfig.base.json ./
COPY apps/api/package.json apps/api/
COPY packages/contract/package.json packages/contract/
COPY packages/survey-engine/package.json packages/survey-engine/
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter yayan --filter @yayan/api...
COPY packages/contract packages/contract
COPY packages/survey-engine packages/survey-engine
COPY apps/api apps/api
RUN mkdir /data && chown node:node /data
ENV HOST=0.0.0.0 PORT=4000 YAYAN_DATA_DIR=/data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node is started itself, not through a script, so that SIGTERM reaches it and calls under way are finished.
CMD ["node_modules/.bin/node", "apps/api/src/main.ts"]
