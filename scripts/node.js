// Plain JavaScript, so that an old Node can still say what is wrong. After an installation (`--tell`) it says which Node is used.
const version = process.versions.node
const isOld = Number(version.split('.')[0]) < 24
if (isOld) {
  console.error(
    `Grimuar needs Node 24, and this is Node ${version}. On Linux x64 "npm ci" brings Node 24 along; on other systems install it.`,
  )
} else if (process.argv.includes('--tell')) console.log(`Grimuar uses Node ${version} for every "npm run" and "npx".`)
process.exitCode = isOld && !process.argv.includes('--tell') ? 2 : 0
