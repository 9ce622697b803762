# The sites, the operator console and the developer docs, built once and served by nginx, which also passes /api on to the servers.
FROM node:22-bookworm-slim AS build
WORKDIR /srv/yayan
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
RUN npx --yes pnpm@12.21.0 run build

FROM nginx:1.29-alpine
COPY --from=build /srv/yayan/apps/member/dist /usr/share/nginx/member
COPY --from=build /srv/yayan/apps/bbs/dist /usr/share/nginx/bbs
COPY --from=build /srv/yayan/apps/console/dist /usr/share/nginx/console
COPY --from=build /srv/yayan/docs-site/dist /usr/share/nginx/docs
COPY deploy/nginx/sites.conf.template /etc/nginx/templates/default.conf.template
COPY deploy/nginx/site.conf deploy/nginx/headers.conf deploy/nginx/compressed.conf deploy/nginx/api.conf deploy/nginx/docs.conf deploy/nginx/docs-headers.conf deploy/nginx/console.conf deploy/nginx/console-headers.conf /etc/nginx/snippets/
