# Daytile as a server: a normal user, nothing to write to, and only what it needs to run.
#   docker build -t daytile .
#   docker run --read-only --cap-drop ALL -p 3660:3660 daytile --allow-host puzzle.example.org

FROM node:22-slim AS build
WORKDIR /daytile
COPY . .
RUN npm ci --ignore-scripts && npm run build && npm prune --omit=dev

FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /daytile
COPY --from=build /daytile/package.json ./
COPY --from=build /daytile/node_modules ./node_modules
COPY --from=build /daytile/dist ./dist
COPY --from=build /daytile/puzzles ./puzzles
COPY --from=build /daytile/docs/json-schema.json ./docs/
USER node
EXPOSE 3660
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:3660/healthz').then((r) => process.exit(r.ok ? 0 : 1))"]
ENTRYPOINT ["node", "dist/bin/daytile.cjs", "serve", "--host", "0.0.0.0", "--port", "3660"]
