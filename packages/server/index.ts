export { type HostingRead, type HostingWish, readHosting, usualData, VARIABLES } from './environment.ts'
export { type Hosting, type Serving, serve } from './serve.ts'
export { backup, restore } from './store/sqlite/backup.ts'
