# One container: the app, the server and its SQLite file in the volume /data. docs/hosting.md says how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /grimuar
COPY . .
RUN npm ci && npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /grimuar
COPY package.json package-lock.json .npmrc ./
COPY scripts/node.js scripts/
COPY packages packages
# Only what the server needs: no tools, no second Node, no parts of the app that are already built.
RUN npm ci --omit=dev --omit=optional --workspace @grimuar/cli && npm cache clean --force
COPY --from=build /grimuar/packages/web/build packages/web/build
RUN mkdir /data && chown node:node /data
USER node
ENV GRIMUAR_DATA=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/cli/grimuar.js", "serve", "--host", "0.0.0.0", "--port", "3000"]
