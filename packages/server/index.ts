export { type Hosting, type Serving, serve } from './serve.ts'
