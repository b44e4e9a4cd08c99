/** Generated: whether a document fits schemas/gateway.schema.json. Run `npm run generate` and do not edit. */
var $r=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(r){throw i=0,r}};var Ir=$r(kr=>{"use strict";Object.defineProperty(kr,"__esModule",{value:!0});function Er(e){let i=e.length,r=0,s=0,f;for(;s<i;)r++,f=e.charCodeAt(s++),f>=55296&&
f<=56319&&s<i&&(f=e.charCodeAt(s),(f&64512)===56320&&s++);return r}kr.default=Er;Er.code='require("ajv/dist/runtime/ucs2length").default'});var Lr=$r((ki,zr)=>{"use strict";zr.exports=function e(i,r){if(i===r)return!0;if(i&&r&&typeof i=="object"&&typeof r=="object"){if(i.constructor!==r.constructor)
return!1;var s,f,t;if(Array.isArray(i)){if(s=i.length,s!=r.length)return!1;for(f=s;f--!==0;)if(!e(i[f],r[f]))return!1;return!0}if(i.constructor===RegExp)return i.
source===r.source&&i.flags===r.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===r.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===r.toString();if(t=Object.keys(i),s=t.length,s!==Object.keys(r).length)return!1;for(f=s;f--!==0;)if(!Object.prototype.hasOwnProperty.call(r,t[f]))return!1;
for(f=s;f--!==0;){var n=t[f];if(!e(i[n],r[n]))return!1}return!0}return i!==i&&r!==r}});var Rr=$r(jr=>{"use strict";Object.defineProperty(jr,"__esModule",{value:!0});var Fr=Lr();Fr.code='require("ajv/dist/runtime/equal").default';jr.default=Fr});function he(e,i){let r=Object.keys(i),s=new Map(Object.entries(e)),f=d=>s.get(d)?.with??[],t=r.filter(d=>s.has(d)),n=t.filter(d=>!t.some(g=>f(g).includes(d))),[
l,u]=n;if(l===void 0)return[{problem:"none",keys:[...s.keys()]}];if(u!==void 0)return[{problem:"many",keys:n}];let y=new Set([...s].flatMap(([d])=>[d,...f(d)])),
m=new Set([l,...f(l)]),a=r.filter(d=>y.has(d)&&!m.has(d)),c=(s.get(l)?.required??[]).filter(d=>!r.includes(d));return[...a.map(d=>({problem:"stray",key:d,beside:l,
belongs:[...s.keys()].filter(g=>f(g).includes(d))})),...c.map(d=>({problem:"lacking",key:d,beside:l}))]}function Nr(e,i){return Object.entries(e).flatMap(([r,s])=>Object.
hasOwn(i,r)?s.filter(f=>Object.hasOwn(i,f)).map(f=>({problem:"stray",key:f,beside:r,belongs:[]})):[])}var qi=E,Gr={$schema:"http://json-schema.org/draft-07/schema#",type:"object",additionalProperties:!1,required:["version","store","currency","upstreams","envelop\
es","interfaces","routes"],properties:{version:{const:1},server:{$ref:"#/definitions/server"},store:{$ref:"#/definitions/store"},settle:{$ref:"#/definitions/set\
tle"},media:{$ref:"#/definitions/media_reading"},currency:{$ref:"#/definitions/currency"},limits:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/limit"}},upstreams:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/upstream"}},prices:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/price"}},models:{type:"object",propertyNames:{$ref:"#/definitions/mo\
del_id"},additionalProperties:{$ref:"#/definitions/model"}},envelopes:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/def\
initions/envelope"}},interfaces:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/interface"}},billing:{type:"o\
bject",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/billing_rule"}},tasks:{type:"object",propertyNames:{$ref:"#/definitio\
ns/name"},additionalProperties:{$ref:"#/definitions/task_kind"}},fills:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/de\
finitions/fill"}},catalogues:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/catalogue"}},routes:{type:"objec\
t",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/route"}},mounts:{type:"object",propertyNames:{$ref:"#/definitions/name"},
additionalProperties:{$ref:"#/definitions/mount"}}},definitions:{name:{type:"string",pattern:"^[a-z][a-z0-9_]*$"},model_id:{type:"string",pattern:"^[A-Za-z0-9][\
A-Za-z0-9._/:@-]*$"},duration:{type:"string",pattern:"^[1-9][0-9]{0,11}(ms|s|m|h|d)$"},size:{type:"string",pattern:"^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$"},amount:{
type:"string",pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"},pointer:{type:"string",pattern:"^(/([^~/]|~0|~1)*)+$"},header_name:{type:"string",pattern:"^[a-z0\
-9!#$%&'*+.^_`|~-]+$"},query_name:{type:"string",pattern:"^[^\\s&=#?/]+$"},env_name:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},path_template:{type:"stri\
ng",pattern:"^/[^\\s?#]*$"},prefix:{type:"string",pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$"},match:{type:"string",pattern:"^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$"},
schema_file:{type:"string",pattern:"\\.json$"},address:{type:"string",pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]\
{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},secret:{type:"object",additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"}}},
upstream_url:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitio\
ns/env_name"},default:{type:"string",pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}}},store_url:{type:["string","object"],pattern:"^(sqlite:.+|postgres(ql)?://(\
[^\\s/:@]+@)?[^\\s@]+)$",additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",pattern:"^(sqlite:.+|po\
stgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"}}},expression:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},unit:{
type:"string",enum:["second","million_tokens"]},json:{},tree:{},server:{type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/address"},
metrics:{$ref:"#/definitions/address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/definitions/server_ti\
meout"},drain:{$ref:"#/definitions/server_drain"},envelope:{$ref:"#/definitions/name"},request_id:{$ref:"#/definitions/header_name"},tracing:{$ref:"#/definition\
s/server_tracing"}}},server_tracing:{type:"object",additionalProperties:!1,required:["endpoint"],properties:{endpoint:{$ref:"#/definitions/tracing_endpoint"},sample:{
$ref:"#/definitions/part"}}},tracing_endpoint:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,required:["env"],properties:{
env:{$ref:"#/definitions/env_name"}}},part:{type:"number",minimum:0,maximum:1},server_timeout:{type:"object",additionalProperties:!1,properties:{headers:{$ref:"\
#/definitions/duration"},body:{$ref:"#/definitions/duration"},request:{$ref:"#/definitions/duration"}}},server_bodies:{type:"object",additionalProperties:!1,properties:{
nodes:{type:"integer",minimum:1,maximum:1e7},kept:{$ref:"#/definitions/size"},kept_per_account:{$ref:"#/definitions/size"}}},server_drain:{type:"object",additionalProperties:!1,
properties:{lame_duck:{$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/duration"}}},store:{type:"object",additionalProperties:!1,required:["url"],properties:{
url:{$ref:"#/definitions/store_url"}}},settle:{type:"object",additionalProperties:!1,properties:{first:{$ref:"#/definitions/duration"},longest:{$ref:"#/definiti\
ons/duration"},concurrency:{type:"integer",minimum:1,maximum:1024},claim:{$ref:"#/definitions/duration"},lease:{$ref:"#/definitions/duration"}}},media_reading:{
type:"object",additionalProperties:!1,properties:{timeout:{$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/size"},tolerance:{$ref:"#/definitions/durat\
ion"},shortest:{$ref:"#/definitions/duration"},allow_private:{$ref:"#/definitions/switch"}}},switch:{type:["boolean","object"],additionalProperties:!1,required:[
"env"],properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",enum:["0","1","false","true"]}}},currency:{type:"object",additionalProperties:!1,required:[
"code"],properties:{code:{type:"string",pattern:"^[A-Z]{3}$"},overdraft:{$ref:"#/definitions/amount"},time_zone:{type:"string",minLength:1},low_wallet:{$ref:"#/\
definitions/amount"}}},upstream:{type:"object",additionalProperties:!1,required:["url"],properties:{url:{$ref:"#/definitions/upstream_url"},optional:{type:"bool\
ean"},auth:{$ref:"#/definitions/credential"},timeout:{$ref:"#/definitions/upstream_timeout"},credential_refused:{enum:["pass_on","upstream_failed"]}}},credential:{
type:"object",additionalProperties:!1,required:["header","secret"],properties:{header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},secret:{
$ref:"#/definitions/secret"}}},scheme:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9-]*$"},upstream_timeout:{type:"object",additionalProperties:!1,properties:{connect:{
$ref:"#/definitions/duration"},headers:{$ref:"#/definitions/duration"},idle:{$ref:"#/definitions/duration"}}},price:{type:"object",additionalProperties:!1,required:[
"unit","by","table"],properties:{unit:{$ref:"#/definitions/unit"},by:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},table:{$ref:"#/definitions/\
price_table"}}},price_table:{type:["string","object"],pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$",minProperties:1,additionalProperties:{$ref:"#/definitions/\
price_table"}},model:{type:"object",additionalProperties:!1,required:["type","upstream"],properties:{type:{$ref:"#/definitions/name"},upstream:{$ref:"#/definiti\
ons/name"},price:{$ref:"#/definitions/name"},defaults:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","bo\
olean"]}},limits:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},card:{type:"object",additionalProperties:{
$ref:"#/definitions/json"}}}},envelope:{type:"object",additionalProperties:!1,required:["body","names"],properties:{headers:{type:"object",propertyNames:{$ref:"\
#/definitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definitions/tree"},stream:{$ref:"#/definitions/stream_error"},names:{$ref:"#/def\
initions/envelope_names"},statuses:{$ref:"#/definitions/envelope_statuses"}}},stream_error:{type:"object",additionalProperties:!1,required:["data"],properties:{
event:{type:"string",pattern:"^[^\\r\\n]+$"},data:{$ref:"#/definitions/tree"}}},envelope_names:{type:"object",additionalProperties:!1,properties:{invalid_request:{
type:"string",minLength:1},unsupported_media_type:{type:"string",minLength:1},body_too_large:{type:"string",minLength:1},unauthenticated:{type:"string",minLength:1},
insufficient_funds:{type:"string",minLength:1},not_found:{type:"string",minLength:1},model_not_found:{type:"string",minLength:1},task_not_found:{type:"string",minLength:1},
resource_not_found:{type:"string",minLength:1},route_not_found:{type:"string",minLength:1},method_not_allowed:{type:"string",minLength:1},conflict:{type:"string",
minLength:1},idempotency_mismatch:{type:"string",minLength:1},request_timeout:{type:"string",minLength:1},upstream_failed:{type:"string",minLength:1},upstream_timeout:{
type:"string",minLength:1},upstream_off:{type:"string",minLength:1},overloaded:{type:"string",minLength:1},rate_limited:{type:"string",minLength:1},spend_limited:{
type:"string",minLength:1},internal:{type:"string",minLength:1}}},envelope_statuses:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/\
definitions/status"},unsupported_media_type:{$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/stat\
us"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{
$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}},status:{type:"integer",minimum:400,maximum:599},interface:{type:"object",additionalProperties:!1,
required:["prefix","auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefix"},auth:{type:"array",items:{$ref:"#/definitions/auth"},minItems:1},
envelope:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/idempotency"},request_id:{$ref:"#/definit\
ions/header_name"},limit_headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string",minLength:1}},
log_headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0}}},idempotency:{type:"object",additionalProperties:!1,required:["he\
ader"],properties:{header:{$ref:"#/definitions/header_name"},keep:{$ref:"#/definitions/duration"}}},interface_forward:{type:"object",additionalProperties:!1,required:[
"headers","query"],properties:{headers:{type:"array",items:{$ref:"#/definitions/header_name"},uniqueItems:!0},query:{type:"array",items:{$ref:"#/definitions/que\
ry_name"},uniqueItems:!0}}},auth:{type:"object",additionalProperties:!1,properties:{header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},
query:{$ref:"#/definitions/query_name"}},"x-variants":{header:{with:["scheme"]},query:{}}},billing_rule:{type:"object",additionalProperties:!1,required:["unit",
"facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/defini\
tions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usage"},final:{$ref:"#/definitions/pointers"},
failed:{$ref:"#/definitions/pointers"},tokens:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},cap:{$ref:"#/definitions/cap"}},"x-vari\
ants":{actual:{with:["cap"]},counts:{with:["charge","without_usage","final","failed","tokens","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},
then:{properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}},task_hold:{allOf:[{$ref:"#/definitions/ex\
pression"}],not:{type:"object",minProperties:1,additionalProperties:{type:"object"}}},class_units:{type:"object",not:{required:["cel"],properties:{cel:{type:"st\
ring"}}},minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},without_usage:{type:["string","object"],
pattern:"^(hold|free)$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},cap:{type:"number",minimum:1,
maximum:1e6},pointers:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},count:{type:["stri\
ng","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0,additionalProperties:!1,required:["sum","at"],
properties:{sum:{$ref:"#/definitions/pointers"},at:{$ref:"#/definitions/pointer"},where:{$ref:"#/definitions/count_where"}}},count_where:{type:"object",additionalProperties:!1,
required:["at","in"],properties:{at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0}}},actual:{type:"object",additionalProperties:!1,
required:["otherwise"],properties:{at:{$ref:"#/definitions/pointer"},otherwise:{$ref:"#/definitions/expression"}}},fact:{type:"object",additionalProperties:!1,properties:{
at:{$ref:"#/definitions/places"},flag:{$ref:"#/definitions/flag"},cel:{type:"string",minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/\
name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},assume:{$ref:"#/definitions/duration"},type:{type:"string",enum:["string","i\
nt","bool"]},enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{
$ref:"#/definitions/fact_default"}},"x-variants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["typ\
e"]},media:{with:["assume"]},limit:{},fits:{},count:{}}},places:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,
uniqueItems:!0},counted:{type:"object",additionalProperties:!1,required:["each"],properties:{each:{$ref:"#/definitions/places"},where:{$ref:"#/definitions/match\
er"},unless:{$ref:"#/definitions/matcher"},add:{$ref:"#/definitions/pointer"},default:{type:"integer",minimum:1,maximum:1e6},less:{$ref:"#/definitions/pointer"}},
dependencies:{default:["add"]}},matcher:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{type:"array",items:{type:[
"string","null"]},minItems:1,uniqueItems:!0}},fact_values:{type:["integer","object"],additionalProperties:!1,required:["from","to"],properties:{from:{type:"inte\
ger",minimum:-9007199254740991,maximum:9007199254740991},to:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991}}},fact_default:{type:["string","\
integer","boolean","object"],additionalProperties:!1,minProperties:1,properties:{model:{$ref:"#/definitions/name"},limit:{$ref:"#/definitions/name"}}},flag:{type:"\
object",additionalProperties:!1,required:["names","in"],properties:{names:{type:"array",items:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9_-]*$"},minItems:1,uniqueItems:!0},
in:{$ref:"#/definitions/pointer"}}},media:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},task_kind:{type:"\
object",additionalProperties:!1,required:["id","status","deadline"],properties:{id:{$ref:"#/definitions/pointer"},query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\
\\}[^\\s?#{}]*$"},status:{$ref:"#/definitions/task_status"},deadline:{$ref:"#/definitions/duration"},unknown_outcome:{$ref:"#/definitions/task_unknown_outcome"},
nothing_made:{type:"array",items:{$ref:"#/definitions/task_nothing_made"},minItems:1}}},task_nothing_made:{type:"object",additionalProperties:!1,required:["stat\
us"],dependencies:{at:["in"],in:["at"]},properties:{status:{type:"array",items:{type:["integer","string"],minimum:400,maximum:599,pattern:"^4xx$"},minItems:1,uniqueItems:!0},
at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0}}},task_unknown_outcome:{type:"object",additionalProperties:!1,
properties:{key:{$ref:"#/definitions/header_name"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/poi\
nter"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_pag\
e"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","\
model","created_at"]}}},unknown_page:{type:"object",additionalProperties:!1,required:["number","size","items"],properties:{number:{$ref:"#/definitions/query_nam\
e"},size:{$ref:"#/definitions/query_name"},items:{type:"integer",minimum:1,maximum:1e4},most:{type:"integer",minimum:1,maximum:1e3}}},task_status:{type:"object",
additionalProperties:!1,required:["at","running","succeeded","failed"],properties:{at:{$ref:"#/definitions/pointer"},running:{type:"array",items:{type:"string",
minLength:1},minItems:1,uniqueItems:!0},succeeded:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},failed:{type:"array",items:{type:"s\
tring",minLength:1},minItems:1,uniqueItems:!0}}},fill:{type:"object",additionalProperties:!1,properties:{defaults:{type:"object",additionalProperties:{$ref:"#/d\
efinitions/json"}},items:{type:"array",items:{$ref:"#/definitions/fill_item"}}},minProperties:1},fill_item:{type:"object",additionalProperties:!1,required:["in",
"member","from","values"],properties:{in:{$ref:"#/definitions/pointer"},member:{type:"string",minLength:1},from:{type:"string",minLength:1},values:{type:"object",
minProperties:1,additionalProperties:{$ref:"#/definitions/json"}}}},catalogue:{type:"object",additionalProperties:!1,required:["type","page","item","list"],properties:{
type:{$ref:"#/definitions/name"},page:{$ref:"#/definitions/catalogue_page"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1},item:{$ref:"#/d\
efinitions/tree"},list:{$ref:"#/definitions/tree"}}},catalogue_page:{type:"object",additionalProperties:!1,required:["size","default","max"],properties:{size:{$ref:"\
#/definitions/query_name"},token:{$ref:"#/definitions/query_name"},after:{$ref:"#/definitions/query_name"},before:{$ref:"#/definitions/query_name"},default:{type:"\
integer",minimum:1,maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}},"x-variants":{token:{},after:{with:["before"]}}},route:{type:"object",additionalProperties:!1,
required:["match"],properties:{interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/de\
finitions/model_rule"},upstream:{$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"\
array",items:{$ref:"#/definitions/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",
items:{$ref:"#/definitions/removed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{$ref:"#/definitions/account_view"},branches:{type:"array",
items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/nam\
e"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["can\
cel","drain"]},drain:{$ref:"#/definitions/drain_limits"},examples:{type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"]},"\
x-variants":{model:{with:["body_limit","requires_owner","creates_resource","removes_resource","branches","shorthand","body","fill","forward","billing","creates_\
task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","creates_resource","removes_resource","body","fill","forward","on_abort","drain"]},resources:{
with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{},account:{}},"x-excludes":{branches:["shorthand","body","fill","forward","billing","c\
reates_task"]}},drain_limits:{type:"object",additionalProperties:!1,properties:{time:{$ref:"#/definitions/duration"},bytes:{$ref:"#/definitions/size"}}},mount:{
type:"object",additionalProperties:!1,required:["prefix","upstream"],properties:{prefix:{$ref:"#/definitions/prefix"},upstream:{$ref:"#/definitions/name"},interface:{
$ref:"#/definitions/name"}}},model_rule:{type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/pointer"},param:{$ref:"#/definitions/name"},type:{
$ref:"#/definitions/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/definitions/unit"},upstream:{type:"\
array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{},param:{}}},required_owner:{type:"object",additionalProperties:!1,required:[
"resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},param:{$ref:"#/definitions/name"},uri:{type:"string",pattern:"^[a\
-z][a-z0-9+.-]*://$"}},"x-variants":{at:{},param:{},uri:{}}},created_resource:{type:"object",additionalProperties:!1,required:["resource","id"],properties:{resource:{
$ref:"#/definitions/name"},id:{type:"array",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0}}},removed_resource:{type:"object",additionalProperties:!1,
required:["resource","param"],properties:{resource:{$ref:"#/definitions/name"},param:{$ref:"#/definitions/name"}}},rate:{type:"string",pattern:"^[1-9][0-9]{0,11\
}/min$"},limit:{type:"object",additionalProperties:!1,required:["by"],properties:{by:{type:"array",items:{enum:["key","account","model"]},minItems:1,uniqueItems:!0},
models:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},requests:{$ref:"#/definitions/rate"},tokens:{$ref:"#/definitions/rate"},concurrent_requests:{
type:"integer",minimum:1,maximum:1e6},concurrent_tasks:{type:"integer",minimum:1,maximum:1e6},spend_per_day:{$ref:"#/definitions/amount"},spend_per_month:{$ref:"\
#/definitions/amount"}}},account_view:{type:"object",additionalProperties:!1,required:["show","answer"],properties:{show:{enum:["balance","usage","limits"]},item:{
$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},range:{$ref:"#/definitions/day_range"}}},day_range:{type:"ob\
ject",additionalProperties:!1,required:["from","to"],properties:{from:{$ref:"#/definitions/query_name"},to:{$ref:"#/definitions/query_name"}}},resource_list:{type:"\
object",additionalProperties:!1,required:["list","query","record","item","answer","page"],properties:{list:{$ref:"#/definitions/name"},query:{type:"string",pattern:"\
^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},record:{$ref:"#/definitions/pointer"},item:{$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/defi\
nitions/task_page"}}},branch:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/whe\
n"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forwa\
rd"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},dependencies:{creates_task:["billing"]}},when:{type:"object",additionalProperties:!1,
properties:{prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/definitions/unit"}},minProperties:1},shorthand:{
type:"object",additionalProperties:!1,required:["prompt","images","into","roles"],properties:{prompt:{type:"string",minLength:1},images:{type:"string",minLength:1},
into:{type:"string",minLength:1},roles:{type:"array",items:{type:"string",minLength:1},minItems:1}}},route_forward:{type:"object",additionalProperties:!1,properties:{
only:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},path:{$ref:"#/definitions/path_template"}},minProperties:1},task_action:{type:"o\
bject",additionalProperties:!1,required:["kinds"],properties:{poll:{$ref:"#/definitions/name"},cancel:{$ref:"#/definitions/name"},list:{$ref:"#/definitions/tree"},
kinds:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},item:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},filters:{
$ref:"#/definitions/task_filters"}},"x-variants":{poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}}},task_page:{type:"object",additionalProperties:!1,
required:["number","size","default","max"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,
maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}}},task_filters:{type:"object",additionalProperties:!1,properties:{status:{$ref:"#/definitions/query_name"},
model:{$ref:"#/definitions/query_name"},id:{$ref:"#/definitions/query_name"}}},example:{type:"object",additionalProperties:!1,required:["name","expect"],properties:{
name:{type:"string",minLength:1},body:{$ref:"#/definitions/json"},params:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"st\
ring"}},expect:{$ref:"#/definitions/expect"}}},expect:{type:"object",additionalProperties:!1,properties:{branch:{$ref:"#/definitions/name"},hold:{$ref:"#/defini\
tions/amount"},error:{type:"string",enum:["invalid_request","unsupported_media_type","body_too_large","unauthenticated","insufficient_funds","model_not_found","\
task_not_found","resource_not_found","route_not_found","method_not_allowed","conflict","idempotency_mismatch","request_timeout","upstream_failed","upstream_time\
out","upstream_off","overloaded","rate_limited","spend_limited","internal"]}},minProperties:1}}},o=Object.prototype.hasOwnProperty,Dr={type:"object",additionalProperties:!1,
properties:{listen:{$ref:"#/definitions/address"},metrics:{$ref:"#/definitions/address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/serv\
er_bodies"},timeout:{$ref:"#/definitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},envelope:{$ref:"#/definitions/name"},request_id:{$ref:"#/def\
initions/header_name"},tracing:{$ref:"#/definitions/server_tracing"}}};var Vr=new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","u");function xe(e){
let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Vr.test(e))return xe.errors=[0],!1}else return xe.errors=[0],!1;return xe.errors=i,r===0}var Hr=new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$","u");function F(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Hr.test(e))return F.errors=[0],!1}else
return F.errors=[0],!1;return F.errors=i,r===0}function Oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="nodes"||t==="kept"||t==="kept_\
per_account")){return Oe.errors=[0],!1;break}if(f===r){if(e.nodes!==void 0&&o.call(e,"nodes")){let t=e.nodes,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return Oe.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e7||isNaN(t))return Oe.errors=[0],!1;if(t<1||isNaN(t))return Oe.errors=[0],!1}var s=n===
r}else var s=!0;if(s){if(e.kept!==void 0&&o.call(e,"kept")){let t=r;F(e.kept,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0;if(s)
if(e.kept_per_account!==void 0&&o.call(e,"kept_per_account")){let t=r;F(e.kept_per_account,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else
var s=!0}}}else return Oe.errors=[0],!1;return Oe.errors=i,r===0}var Ur=new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$","u");function k(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ur.test(e))return k.errors=[0],!1}else return k.
errors=[0],!1;return k.errors=i,r===0}function ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t===
"headers"||t==="body"||t==="request")){return ur.errors=[0],!1;break}if(f===r){if(e.headers!==void 0&&o.call(e,"headers")){let t=r;k(e.headers,0)||(i=i===null?k.
errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let t=r;k(e.body,0)||(i=i===null?k.errors:i.concat(k.
errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.request!==void 0&&o.call(e,"request")){let t=r;k(e.request,0)||(i=i===null?k.errors:i.concat(k.errors),r=
i.length);var s=t===r}else var s=!0}}}else return ur.errors=[0],!1;return ur.errors=i,r===0}function cr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="lame_duck"||t==="limit")){return cr.
errors=[0],!1;break}if(f===r){if(e.lame_duck!==void 0&&o.call(e,"lame_duck")){let t=r;k(e.lame_duck,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===
r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let t=r;k(e.limit,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0}}else
return cr.errors=[0],!1;return cr.errors=i,r===0}var Wr=new RegExp("^[a-z][a-z0-9_]*$","u");function p(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Wr.test(e))return p.errors=[0],!1}else return p.errors=
[0],!1;return p.errors=i,r===0}var Yr=new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$","u");function O(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Yr.test(e))return O.errors=[0],!1}else return O.
errors=[0],!1;return O.errors=i,r===0}var qr=new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","u");var Jr=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u");function C(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Jr.test(e))return C.errors=[0],!1}else return C.
errors=[0],!1;return C.errors=i,r===0}function Ge(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ge.errors=[0],!1;if(r===
0){if(typeof e=="string"&&!qr.test(e))return Ge.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.env===void 0||!o.call(e,"env"))&&(s=
"env"))return Ge.errors=[0],!1;{let f=r;for(let t of Object.keys(e))if(t!=="env"){return Ge.errors=[0],!1;break}f===r&&e.env!==void 0&&o.call(e,"env")&&(C(e.env,
0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length))}}}return Ge.errors=i,r===0}function Ye(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return Ye.errors=[0],!1;if(e<0||isNaN(e))return Ye.errors=[0],!1}else
return Ye.errors=[0],!1;return Ye.errors=i,r===0}function Je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.endpoint===void 0||
!o.call(e,"endpoint"))&&(f="endpoint"))return Je.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="endpoint"||n==="sample")){return Je.errors=[0],!1;
break}if(t===r){if(e.endpoint!==void 0&&o.call(e,"endpoint")){let n=r;Ge(e.endpoint,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.sample!==void 0&&o.call(e,"sample")){let n=r;Ye(e.sample,0)||(i=i===null?Ye.errors:i.concat(Ye.errors),r=i.length);var s=n===r}else var s=!0}}}else return Je.
errors=[0],!1;return Je.errors=i,r===0}function ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!o.
call(Dr.properties,t)){return ar.errors=[0],!1;break}if(f===r){if(e.listen!==void 0&&o.call(e,"listen")){let t=r;xe(e.listen,0)||(i=i===null?xe.errors:i.concat(
xe.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.metrics!==void 0&&o.call(e,"metrics")){let t=r;xe(e.metrics,0)||(i=i===null?xe.errors:i.concat(xe.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let t=r;F(e.body_limit,0)||(i=i===null?F.errors:i.concat(F.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.bodies!==void 0&&o.call(e,"bodies")){let t=r;Oe(e.bodies,0)||(i=i===null?Oe.errors:i.concat(Oe.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){let t=r;ur(e.timeout,0)||(i=i===null?ur.errors:i.concat(ur.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let t=r;cr(e.drain,0)||(i=i===null?cr.errors:i.concat(cr.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let t=r;p(e.envelope,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.request_id!==void 0&&o.call(e,"request_id")){let t=r;O(e.request_id,0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);var s=t===r}else var s=!0;if(s)
if(e.tracing!==void 0&&o.call(e,"tracing")){let t=r;Je(e.tracing,0)||(i=i===null?Je.errors:i.concat(Je.errors),r=i.length);var s=t===r}else var s=!0}}}}}}}}}else
return ar.errors=[0],!1;return ar.errors=i,r===0}var Zr=new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","u");function be(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return be.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Zr.test(e))return be.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;
if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return be.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="env"||n==="default")){return be.errors=[
0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;C(e.env,0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(r===l)if(typeof n=="string"){if(!Zr.test(n))return be.errors=[0],!1}else return be.errors=[0],
!1;var s=l===r}else var s=!0}}}}return be.errors=i,r===0}function Qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.url===void 0||
!o.call(e,"url"))&&(s="url"))return Qe.errors=[0],!1;{let f=r;for(let t of Object.keys(e))if(t!=="url"){return Qe.errors=[0],!1;break}f===r&&e.url!==void 0&&o.call(
e,"url")&&(be(e.url,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length))}}else return Qe.errors=[0],!1;return Qe.errors=i,r===0}function Ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="first"||t==="longest"||t==="co\
ncurrency"||t==="claim"||t==="lease")){return Ne.errors=[0],!1;break}if(f===r){if(e.first!==void 0&&o.call(e,"first")){let t=r;k(e.first,0)||(i=i===null?k.errors:
i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let t=r;k(e.longest,0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.concurrency!==void 0&&o.call(e,"concurrency")){let t=e.concurrency,n=r;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t)))return Ne.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1024||isNaN(t))return Ne.errors=[0],!1;if(t<1||isNaN(t))return Ne.
errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.claim!==void 0&&o.call(e,"claim")){let t=r;k(e.claim,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.lease!==void 0&&o.call(e,"lease")){let t=r;k(e.lease,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else
var s=!0}}}}}else return Ne.errors=[0],!1;return Ne.errors=i,r===0}function Ee(e){let i=null,r=0;if(typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ee.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.
isArray(e)){let f;if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return Ee.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="env"||n==="default")){
return Ee.errors=[0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;C(e.env,0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);var s=n===r}else
var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(typeof n!="string")return Ee.errors=[0],!1;if(!(n==="0"||n==="1"||n==="false"||
n==="true"))return Ee.errors=[0],!1;var s=l===r}else var s=!0}}}return Ee.errors=i,r===0}function pr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="timeout"||t==="limit"||t==="tolerance"||t==="shortest"||t==="allow_private")){return pr.errors=[0],!1;
break}if(f===r){if(e.timeout!==void 0&&o.call(e,"timeout")){let t=r;k(e.timeout,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.limit!==void 0&&o.call(e,"limit")){let t=r;F(e.limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.tolerance!==
void 0&&o.call(e,"tolerance")){let t=r;k(e.tolerance,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.shortest!==void 0&&
o.call(e,"shortest")){let t=r;k(e.shortest,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.allow_private!==void 0&&o.
call(e,"allow_private")){let t=r;Ee(e.allow_private,0)||(i=i===null?Ee.errors:i.concat(Ee.errors),r=i.length);var s=t===r}else var s=!0}}}}}else return pr.errors=
[0],!1;return pr.errors=i,r===0}var P=Ir().default,Qr=new RegExp("^[A-Z]{3}$","u");var Tr=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function S(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Tr.test(e))return S.errors=[0],!1}else
return S.errors=[0],!1;return S.errors=i,r===0}function ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.code===void 0||!o.
call(e,"code"))&&(f="code"))return ae.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="code"||n==="overdraft"||n==="time_zone"||n==="low_wallet")){return ae.
errors=[0],!1;break}if(t===r){if(e.code!==void 0&&o.call(e,"code")){let n=e.code,l=r;if(r===l)if(typeof n=="string"){if(!Qr.test(n))return ae.errors=[0],!1}else
return ae.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.overdraft!==void 0&&o.call(e,"overdraft")){let n=r;S(e.overdraft,0)||(i=i===null?S.errors:i.concat(
S.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.time_zone!==void 0&&o.call(e,"time_zone")){let n=e.time_zone,l=r;if(r===l)if(typeof n=="string"){if(P(
n)<1)return ae.errors=[0],!1}else return ae.errors=[0],!1;var s=l===r}else var s=!0;if(s)if(e.low_wallet!==void 0&&o.call(e,"low_wallet")){let n=r;S(e.low_wallet,
0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=n===r}else var s=!0}}}}}else return ae.errors=[0],!1;return ae.errors=i,r===0}var X=Rr().default;var Xr=new RegExp("^[1-9][0-9]{0,11}/min$","u");function Ie(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Xr.test(e))return Ie.errors=[0],!1}else return Ie.
errors=[0],!1;return Ie.errors=i,r===0}function I(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.by===void 0||!o.call(e,"by"))&&
(n="by"))return I.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="by"||u==="models"||u==="requests"||u==="tokens"||u==="concurrent_requests"||u==="\
concurrent_tasks"||u==="spend_per_day"||u==="spend_per_month")){return I.errors=[0],!1;break}if(l===r){if(e.by!==void 0&&o.call(e,"by")){let u=e.by,y=r;if(r===y)
if(Array.isArray(u)){if(u.length<1)return I.errors=[0],!1;{var s=!0;let m=u.length;for(let a=0;a<m;a++){let c=u[a],d=r;if(!(c==="key"||c==="account"||c==="model"))
return I.errors=[0],!1;var s=d===r;if(!s)break}if(s){let a=u.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(X(u[a],u[c])){return I.errors=[0],!1;break e}}}}}else return I.
errors=[0],!1;var f=y===r}else var f=!0;if(f){if(e.models!==void 0&&o.call(e,"models")){let u=e.models,y=r;if(r===y)if(Array.isArray(u)){if(u.length<1)return I.
errors=[0],!1;{var t=!0;let a=u.length;for(let c=0;c<a;c++){let d=u[c],g=r;if(r===g)if(typeof d=="string"){if(P(d)<1)return I.errors=[0],!1}else return I.errors=
[0],!1;var t=g===r;if(!t)break}if(t){let c=u.length,d;if(c>1){let g={};for(;c--;){let _=u[c];if(typeof _=="string"){if(typeof g[_]=="number"){return d=g[_],I.errors=
[0],!1;break}g[_]=c}}}}}}else return I.errors=[0],!1;var f=y===r}else var f=!0;if(f){if(e.requests!==void 0&&o.call(e,"requests")){let u=r;Ie(e.requests,0)||(i=
i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var f=u===r}else var f=!0;if(f){if(e.tokens!==void 0&&o.call(e,"tokens")){let u=r;Ie(e.tokens,0)||(i=i===null?
Ie.errors:i.concat(Ie.errors),r=i.length);var f=u===r}else var f=!0;if(f){if(e.concurrent_requests!==void 0&&o.call(e,"concurrent_requests")){let u=e.concurrent_requests,
y=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return I.errors=[0],!1;if(r===y&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return I.errors=
[0],!1;if(u<1||isNaN(u))return I.errors=[0],!1}var f=y===r}else var f=!0;if(f){if(e.concurrent_tasks!==void 0&&o.call(e,"concurrent_tasks")){let u=e.concurrent_tasks,
y=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return I.errors=[0],!1;if(r===y&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return I.errors=
[0],!1;if(u<1||isNaN(u))return I.errors=[0],!1}var f=y===r}else var f=!0;if(f){if(e.spend_per_day!==void 0&&o.call(e,"spend_per_day")){let u=r;S(e.spend_per_day,
0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var f=u===r}else var f=!0;if(f)if(e.spend_per_month!==void 0&&o.call(e,"spend_per_month")){let u=r;S(e.spend_per_month,
0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var f=u===r}else var f=!0}}}}}}}}}else return I.errors=[0],!1;return I.errors=i,r===0}function $e(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return $e.errors=[0],!1;if(r===0){if(typeof e=="string"&&!qr.test(
e))return $e.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return $e.errors=[0],!1;{let t=r;
for(let n of Object.keys(e))if(!(n==="env"||n==="default")){return $e.errors=[0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;C(e.env,0)||(i=i===
null?C.errors:i.concat(C.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(r===l)if(typeof n==
"string"){if(!qr.test(n))return $e.errors=[0],!1}else return $e.errors=[0],!1;var s=l===r}else var s=!0}}}}return $e.errors=i,r===0}var ei=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function Me(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ei.test(e))return Me.errors=[0],!1}else return Me.
errors=[0],!1;return Me.errors=i,r===0}function Xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.env===void 0||!o.call(e,"env"))&&(s="env"))return Xe.errors=[0],
!1;{let f=r;for(let t of Object.keys(e))if(t!=="env"){return Xe.errors=[0],!1;break}f===r&&e.env!==void 0&&o.call(e,"env")&&(C(e.env,0)||(i=i===null?C.errors:i.
concat(C.errors),r=i.length))}}else return Xe.errors=[0],!1;return Xe.errors=i,r===0}function er(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let f;if((e.header===void 0||!o.call(e,"header"))&&(f="header")||(e.secret===void 0||!o.call(e,"secret"))&&(f="secret"))return er.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="header"||n==="scheme"||n==="secret")){return er.errors=[0],!1;break}if(t===r){if(e.header!==void 0&&o.call(e,"header")){let n=r;O(e.header,0)||
(i=i===null?O.errors:i.concat(O.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let n=r;Me(e.scheme,0)||(i=i===null?
Me.errors:i.concat(Me.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.secret!==void 0&&o.call(e,"secret")){let n=r;Xe(e.secret,0)||(i=i===null?Xe.errors:
i.concat(Xe.errors),r=i.length);var s=n===r}else var s=!0}}}}else return er.errors=[0],!1;return er.errors=i,r===0}function dr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="connect"||t==="headers"||t==="\
idle")){return dr.errors=[0],!1;break}if(f===r){if(e.connect!==void 0&&o.call(e,"connect")){let t=r;k(e.connect,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let t=r;k(e.headers,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.idle!==void 0&&o.call(e,"idle")){let t=r;k(e.idle,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0}}}else
return dr.errors=[0],!1;return dr.errors=i,r===0}function ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.url===void 0||!o.
call(e,"url"))&&(f="url"))return ze.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="url"||n==="optional"||n==="auth"||n==="timeout"||n==="credentia\
l_refused")){return ze.errors=[0],!1;break}if(t===r){if(e.url!==void 0&&o.call(e,"url")){let n=r;$e(e.url,0)||(i=i===null?$e.errors:i.concat($e.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(e,"optional")){let n=r;if(typeof e.optional!="boolean")return ze.errors=[0],!1;var s=n===r}else var s=!0;
if(s){if(e.auth!==void 0&&o.call(e,"auth")){let n=r;er(e.auth,0)||(i=i===null?er.errors:i.concat(er.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.timeout!==
void 0&&o.call(e,"timeout")){let n=r;dr(e.timeout,0)||(i=i===null?dr.errors:i.concat(dr.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.credential_refused!==
void 0&&o.call(e,"credential_refused")){let n=e.credential_refused,l=r;if(!(n==="pass_on"||n==="upstream_failed"))return ze.errors=[0],!1;var s=l===r}else var s=!0}}}}}}else
return ze.errors=[0],!1;return ze.errors=i,r===0}function W(e){let i=null,r=0;return typeof e!="string"?(W.errors=[0],!1):e==="second"||e==="million_tokens"?(W.errors=i,r===0):(W.errors=[0],!1)}var Ar={validate:Ue};function Ue(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ue.errors=[0],!1;if(r===0){if(typeof e==
"string"&&!Tr.test(e))return Ue.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ue.errors=[0],!1;for(let f of Object.
keys(e)){let t=r;Ar.validate(e[f],0)||(i=i===null?Ar.validate.errors:i.concat(Ar.validate.errors),r=i.length);var s=t===r;if(!s)break}}}return Ue.errors=i,r===0}
function Le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.unit===void 0||!o.call(e,"unit"))&&(t="unit")||(e.by===void 0||!o.
call(e,"by"))&&(t="by")||(e.table===void 0||!o.call(e,"table"))&&(t="table"))return Le.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="unit"||l==="\
by"||l==="table")){return Le.errors=[0],!1;break}if(n===r){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;W(e.unit,0)||(i=i===null?W.errors:i.concat(W.errors),r=
i.length);var s=l===r}else var s=!0;if(s){if(e.by!==void 0&&o.call(e,"by")){let l=e.by,u=r;if(r===u)if(Array.isArray(l)){var f=!0;let m=l.length;for(let a=0;a<m;a++){
let c=r;p(l[a],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var f=c===r;if(!f)break}if(f){let a=l.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(X(l[a],
l[c])){return Le.errors=[0],!1;break e}}}}else return Le.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.table!==void 0&&o.call(e,"table")){let l=r;Ue(e.table,
0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);var s=l===r}else var s=!0}}}}else return Le.errors=[0],!1;return Le.errors=i,r===0}var ri=new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$","u");function le(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ri.test(e))return le.errors=[0],!1}else
return le.errors=[0],!1;return le.errors=i,r===0}function ne(e){return ne.errors=null,!0}function H(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let y;if((e.type===void 0||!o.call(e,
"type"))&&(y="type")||(e.upstream===void 0||!o.call(e,"upstream"))&&(y="upstream"))return H.errors=[0],!1;{let m=r;for(let a of Object.keys(e))if(!(a==="type"||
a==="upstream"||a==="price"||a==="defaults"||a==="limits"||a==="card")){return H.errors=[0],!1;break}if(m===r){if(e.type!==void 0&&o.call(e,"type")){let a=r;p(e.
type,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let a=r;p(e.upstream,
0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.price!==void 0&&o.call(e,"price")){let a=r;p(e.price,0)||(i=i===null?
p.errors:i.concat(p.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.defaults!==void 0&&o.call(e,"defaults")){let a=e.defaults,c=r;if(r===c)if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let g of Object.keys(a)){let _=r;p(g,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var f=_===r;if(!f){return i===null?
i=[0]:i.push(0),r++,H.errors=i,!1;break}}if(f)for(let g of Object.keys(a)){let _=a[g],h=r;if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="\
boolean")return H.errors=[0],!1;var t=h===r;if(!t)break}}else return H.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let a=e.
limits,c=r;if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a)){for(let g of Object.keys(a)){let _=r;p(g,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);
var n=_===r;if(!n){return i===null?i=[0]:i.push(0),r++,H.errors=i,!1;break}}if(n)for(let g of Object.keys(a)){let _=a[g],h=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(
_)&&isFinite(_)))return H.errors=[0],!1;if(r===h&&typeof _=="number"&&isFinite(_)){if(_>1e9||isNaN(_))return H.errors=[0],!1;if(_<1||isNaN(_))return H.errors=[0],
!1}var l=h===r;if(!l)break}}else return H.errors=[0],!1;var s=c===r}else var s=!0;if(s)if(e.card!==void 0&&o.call(e,"card")){let a=e.card,c=r;if(r===c)if(a&&typeof a==
"object"&&!Array.isArray(a))for(let g of Object.keys(a)){let _=r;ne(a[g],0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var u=_===r;if(!u)break}else return H.
errors=[0],!1;var s=c===r}else var s=!0}}}}}}}else return H.errors=[0],!1;return H.errors=i,r===0}function N(e){return N.errors=null,!0}var ii=new RegExp("^[^\\r\\n]+$","u");function Fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.data===void 0||!o.call(e,"\
data"))&&(f="data"))return Fe.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="event"||n==="data")){return Fe.errors=[0],!1;break}if(t===r){if(e.event!==
void 0&&o.call(e,"event")){let n=e.event,l=r;if(r===l)if(typeof n=="string"){if(!ii.test(n))return Fe.errors=[0],!1}else return Fe.errors=[0],!1;var s=l===r}else
var s=!0;if(s)if(e.data!==void 0&&o.call(e,"data")){let n=r;N(e.data,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=n===r}else var s=!0}}}else return Fe.
errors=[0],!1;return Fe.errors=i,r===0}var si={type:"object",additionalProperties:!1,properties:{invalid_request:{type:"string",minLength:1},unsupported_media_type:{
type:"string",minLength:1},body_too_large:{type:"string",minLength:1},unauthenticated:{type:"string",minLength:1},insufficient_funds:{type:"string",minLength:1},
not_found:{type:"string",minLength:1},model_not_found:{type:"string",minLength:1},task_not_found:{type:"string",minLength:1},resource_not_found:{type:"string",minLength:1},
route_not_found:{type:"string",minLength:1},method_not_allowed:{type:"string",minLength:1},conflict:{type:"string",minLength:1},idempotency_mismatch:{type:"stri\
ng",minLength:1},request_timeout:{type:"string",minLength:1},upstream_failed:{type:"string",minLength:1},upstream_timeout:{type:"string",minLength:1},upstream_off:{
type:"string",minLength:1},overloaded:{type:"string",minLength:1},rate_limited:{type:"string",minLength:1},spend_limited:{type:"string",minLength:1},internal:{type:"\
string",minLength:1}}};function j(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!o.call(si.properties,
t)){return j.errors=[0],!1;break}if(f===r){if(e.invalid_request!==void 0&&o.call(e,"invalid_request")){let t=e.invalid_request,n=r;if(r===n)if(typeof t=="string"){
if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.unsupported_media_type!==void 0&&o.call(e,"unsupported_media_t\
ype")){let t=e.unsupported_media_type,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let t=e.body_too_large,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else
return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let t=e.unauthenticated,n=r;if(r===n)if(typeof t==
"string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_\
funds")){let t=e.insufficient_funds,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){
if(e.not_found!==void 0&&o.call(e,"not_found")){let t=e.not_found,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],
!1;var s=n===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let t=e.model_not_found,n=r;if(r===n)if(typeof t=="string"){if(P(
t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let t=e.task_not_found,
n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&
o.call(e,"resource_not_found")){let t=e.resource_not_found,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===
r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_not_found")){let t=e.route_not_found,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.
errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_allowed")){let t=e.method_not_allowed,
n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(
e,"conflict")){let t=e.conflict,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){
if(e.idempotency_mismatch!==void 0&&o.call(e,"idempotency_mismatch")){let t=e.idempotency_mismatch,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=
[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.request_timeout!==void 0&&o.call(e,"request_timeout")){let t=e.request_timeout,n=r;if(r===
n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.upstream_failed!==void 0&&o.call(e,"u\
pstream_failed")){let t=e.upstream_failed,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;
if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let t=e.upstream_timeout,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else
return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let t=e.upstream_off,n=r;if(r===n)if(typeof t=="str\
ing"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let t=e.overloaded,
n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(
e,"rate_limited")){let t=e.rate_limited,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0;
if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let t=e.spend_limited,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.errors=[0],!1}else return j.
errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let t=e.internal,n=r;if(r===n)if(typeof t=="string"){if(P(t)<1)return j.
errors=[0],!1}else return j.errors=[0],!1;var s=n===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}else return j.errors=[0],!1;return j.errors=i,r===0}var ni={type:"object",
additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{$ref:"#/definitions/status"},body_too_large:{$ref:"#/d\
efinitions/status"},unauthenticated:{$ref:"#/definitions/status"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},
task_not_found:{$ref:"#/definitions/status"},resource_not_found:{$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{
$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/stat\
us"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#\
/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}};function $(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return $.errors=[0],!1;if(r===0&&typeof e=="number"&&isFinite(e)){if(e>599||
isNaN(e))return $.errors=[0],!1;if(e<400||isNaN(e))return $.errors=[0],!1}return $.errors=i,r===0}function mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!o.call(ni.properties,t)){return mr.errors=[0],!1;break}if(f===r){if(e.invalid_request!==void 0&&o.call(
e,"invalid_request")){let t=r;$(e.invalid_request,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let t=r;$(e.unsupported_media_type,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let t=r;$(e.body_too_large,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let t=r;$(e.unauthenticated,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let t=r;$(e.insufficient_funds,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let t=r;$(e.model_not_found,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let t=r;$(e.task_not_found,0)||(i=i===null?$.errors:
i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let t=r;$(e.resource_not_found,
0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_not_found")){let t=r;$(e.
route_not_found,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_a\
llowed")){let t=r;$(e.method_not_allowed,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(
e,"conflict")){let t=r;$(e.conflict,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&
o.call(e,"idempotency_mismatch")){let t=r;$(e.idempotency_mismatch,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
request_timeout!==void 0&&o.call(e,"request_timeout")){let t=r;$(e.request_timeout,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let t=r;$(e.upstream_failed,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let t=r;$(e.upstream_timeout,0)||(i=i===null?$.errors:i.concat($.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let t=r;$(e.upstream_off,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let t=r;$(e.overloaded,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let t=r;$(e.rate_limited,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let t=r;$(e.spend_limited,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let t=r;$(e.internal,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=t===r}else var s=!0}}}}}}}}}}}}}}}}}}}}else return mr.errors=[0],!1;return mr.errors=i,r===0}function ke(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.body===void 0||!o.call(e,"body"))&&(n="body")||(e.names===void 0||!o.call(e,"names"))&&(n="names"))return ke.errors=[0],
!1;{let l=r;for(let u of Object.keys(e))if(!(u==="headers"||u==="body"||u==="stream"||u==="names"||u==="statuses")){return ke.errors=[0],!1;break}if(l===r){if(e.
headers!==void 0&&o.call(e,"headers")){let u=e.headers,y=r;if(r===y)if(u&&typeof u=="object"&&!Array.isArray(u)){for(let m of Object.keys(u)){let a=r;O(m,0)||(i=
i===null?O.errors:i.concat(O.errors),r=i.length);var s=a===r;if(!s){return i===null?i=[0]:i.push(0),r++,ke.errors=i,!1;break}}if(s)for(let m of Object.keys(u)){
let a=r;if(typeof u[m]!="string")return ke.errors=[0],!1;var f=a===r;if(!f)break}}else return ke.errors=[0],!1;var t=y===r}else var t=!0;if(t){if(e.body!==void 0&&
o.call(e,"body")){let u=r;N(e.body,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var t=u===r}else var t=!0;if(t){if(e.stream!==void 0&&o.call(e,"strea\
m")){let u=r;Fe(e.stream,0)||(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length);var t=u===r}else var t=!0;if(t){if(e.names!==void 0&&o.call(e,"names")){let u=r;
j(e.names,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var t=u===r}else var t=!0;if(t)if(e.statuses!==void 0&&o.call(e,"statuses")){let u=r;mr(e.statuses,
0)||(i=i===null?mr.errors:i.concat(mr.errors),r=i.length);var t=u===r}else var t=!0}}}}}}else return ke.errors=[0],!1;return ke.errors=i,r===0}var ti=new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$","u");function Ce(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ti.test(e))return Ce.errors=[0],!1}else return Ce.
errors=[0],!1;return Ce.errors=i,r===0}var oi=new RegExp("^[^\\s&=#?/]+$","u");function A(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!oi.test(e))return A.errors=[0],!1}else return A.errors=
[0],!1;return A.errors=i,r===0}function rr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t===
"header"||t==="scheme"||t==="query")){return rr.errors=[0],!1;break}if(f===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;O(e.header,0)||(i=i===null?O.errors:
i.concat(O.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let t=r;Me(e.scheme,0)||(i=i===null?Me.errors:i.concat(
Me.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let t=r;A(e.query,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.
length);var s=t===r}else var s=!0;if(s&&he({header:{with:["scheme"]},query:{}},e).length!==0)return rr.errors=[0],!1}}}}else return rr.errors=[0],!1;return rr.errors=
i,r===0}function pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.headers===void 0||!o.call(e,"headers"))&&(n="headers")||(e.query===
void 0||!o.call(e,"query"))&&(n="query"))return pe.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="headers"||u==="query")){return pe.errors=[0],!1;
break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let u=e.headers,y=r;if(r===y)if(Array.isArray(u)){var s=!0;let m=u.length;for(let a=0;a<m;a++){let c=r;
O(u[a],0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);var s=c===r;if(!s)break}if(s){let a=u.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(X(u[a],u[c])){
return pe.errors=[0],!1;break e}}}}else return pe.errors=[0],!1;var f=y===r}else var f=!0;if(f)if(e.query!==void 0&&o.call(e,"query")){let u=e.query,y=r;if(r===
y)if(Array.isArray(u)){var t=!0;let a=u.length;for(let c=0;c<a;c++){let d=r;A(u[c],0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var t=d===r;if(!t)break}
if(t){let c=u.length,d;if(c>1){e:for(;c--;)for(d=c;d--;)if(X(u[c],u[d])){return pe.errors=[0],!1;break e}}}}else return pe.errors=[0],!1;var f=y===r}else var f=!0}}}else
return pe.errors=[0],!1;return pe.errors=i,r===0}function ir(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.header===void 0||!o.call(e,"header"))&&(f="header"))return ir.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="header"||n==="keep")){return ir.errors=[0],!1;break}if(t===r){if(e.header!==void 0&&o.call(e,"header")){let n=r;
O(e.header,0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.keep!==void 0&&o.call(e,"keep")){let n=r;k(e.keep,0)||(i=
i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0}}}else return ir.errors=[0],!1;return ir.errors=i,r===0}function G(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.prefix===void 0||!o.call(e,"prefix"))&&(u="prefix")||(e.auth===void 0||!o.call(e,"auth"))&&(u=
"auth")||(e.envelope===void 0||!o.call(e,"envelope"))&&(u="envelope")||(e.forward===void 0||!o.call(e,"forward"))&&(u="forward"))return G.errors=[0],!1;{let y=r;
for(let m of Object.keys(e))if(!(m==="prefix"||m==="auth"||m==="envelope"||m==="forward"||m==="idempotency"||m==="request_id"||m==="limit_headers"||m==="log_hea\
ders")){return G.errors=[0],!1;break}if(y===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let m=r;Ce(e.prefix,0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=i.length);
var s=m===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let m=e.auth,a=r;if(r===a)if(Array.isArray(m)){if(m.length<1)return G.errors=[0],!1;{var f=!0;
let d=m.length;for(let g=0;g<d;g++){let _=r;rr(m[g],0)||(i=i===null?rr.errors:i.concat(rr.errors),r=i.length);var f=_===r;if(!f)break}}}else return G.errors=[0],
!1;var s=a===r}else var s=!0;if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let m=r;p(e.envelope,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=m===
r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let m=r;pe(e.forward,0)||(i=i===null?pe.errors:i.concat(pe.errors),r=i.length);var s=m===r}else
var s=!0;if(s){if(e.idempotency!==void 0&&o.call(e,"idempotency")){let m=r;ir(e.idempotency,0)||(i=i===null?ir.errors:i.concat(ir.errors),r=i.length);var s=m===
r}else var s=!0;if(s){if(e.request_id!==void 0&&o.call(e,"request_id")){let m=r;O(e.request_id,0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);var s=m===
r}else var s=!0;if(s){if(e.limit_headers!==void 0&&o.call(e,"limit_headers")){let m=e.limit_headers,a=r;if(r===a)if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.
keys(m).length<1)return G.errors=[0],!1;for(let d of Object.keys(m)){let g=r;O(d,0)||(i=i===null?O.errors:i.concat(O.errors),r=i.length);var t=g===r;if(!t){return i===
null?i=[0]:i.push(0),r++,G.errors=i,!1;break}}if(t)for(let d of Object.keys(m)){let g=m[d],_=r;if(r===_)if(typeof g=="string"){if(P(g)<1)return G.errors=[0],!1}else
return G.errors=[0],!1;var n=_===r;if(!n)break}}else return G.errors=[0],!1;var s=a===r}else var s=!0;if(s)if(e.log_headers!==void 0&&o.call(e,"log_headers")){let m=e.
log_headers,a=r;if(r===a)if(Array.isArray(m)){if(m.length<1)return G.errors=[0],!1;{var l=!0;let d=m.length;for(let g=0;g<d;g++){let _=r;O(m[g],0)||(i=i===null?
O.errors:i.concat(O.errors),r=i.length);var l=_===r;if(!l)break}if(l){let g=m.length,_;if(g>1){e:for(;g--;)for(_=g;_--;)if(X(m[g],m[_])){return G.errors=[0],!1;
break e}}}}}else return G.errors=[0],!1;var s=a===r}else var s=!0}}}}}}}}}else return G.errors=[0],!1;return G.errors=i,r===0}var li={type:"object",additionalProperties:!1,
required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usage"},final:{$ref:"#/definitions/pointers"},
failed:{$ref:"#/definitions/pointers"},tokens:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},cap:{$ref:"#/definitions/cap"}},"x-vari\
ants":{actual:{with:["cap"]},counts:{with:["charge","without_usage","final","failed","tokens","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},
then:{properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}};function M(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return M.errors=[0],!1;
{let f=r;for(let t of Object.keys(e))if(t!=="cel"){return M.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&o.call(e,"cel")){let t=e.cel;if(r===r)if(typeof t=="st\
ring"){if(P(t)<1)return M.errors=[0],!1}else return M.errors=[0],!1}}}else return M.errors=[0],!1;return M.errors=i,r===0}function _e(e){let i=null,r=0,s=r,f=r;
if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.cel===void 0||!o.call(e,"cel"))&&(u="cel")){let y={};i===null?i=[y]:i.push(y),r++}else if(e.cel!==void 0&&
o.call(e,"cel")&&typeof e.cel!="string"){let y={};i===null?i=[y]:i.push(y),r++}}var t=f===r;if(t)return _e.errors=[0],!1;if(r=s,i!==null&&(s?i.length=s:i=null),
r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return _e.errors=[0],!1;for(let u of Object.keys(e)){let y=r;p(u,0)||(i=i===null?p.
errors:i.concat(p.errors),r=i.length);var n=y===r;if(!n){return i===null?i=[0]:i.push(0),r++,_e.errors=i,!1;break}}if(n)for(let u of Object.keys(e)){let y=r;M(e[u],
0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var l=y===r;if(!l)break}}else return _e.errors=[0],!1;return _e.errors=i,r===0}function hr(e){let i=null,r=0,s=r,f=r;if(r===f)if(e&&typeof e=="object"&&!Array.isArray(e))if(Object.keys(e).length<1){let l={};i===null?i=[l]:i.push(l),r++}else
for(let l of Object.keys(e)){let u=e[l],y=r;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let m={};i===null?i=[m]:i.push(m),r++}var t=y===r;if(!t)break}else{let l={};
i===null?i=[l]:i.push(l),r++}var n=f===r;return n?(hr.errors=[0],!1):(r=s,i!==null&&(s?i.length=s:i=null),M(e,0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length),
hr.errors=i,r===0)}var fi={type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/places"},flag:{$ref:"#/definitions/flag"},cel:{type:"string",
minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},assume:{
$ref:"#/definitions/duration"},type:{type:"string",enum:["string","int","bool"]},enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"\
array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/definitions/fact_default"}},"x-variants":{at:{with:["flag","type","enum","values","\
default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},count:{}}};var br=new RegExp("^(/([^~/]|~0|~1)*)+$","u");function b(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!br.test(e))return b.errors=[0],!1}else return b.errors=[0],!1;return b.errors=i,r===0}function ge(e){
let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return ge.errors=[0],!1;if(r===0){if(typeof e=="string"&&!br.test(e))return ge.errors=[0],!1;if(r===0&&Array.
isArray(e)){if(e.length<1)return ge.errors=[0],!1;{var s=!0;let f=e.length;for(let t=0;t<f;t++){let n=r;b(e[t],0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(X(e[t],e[n])){return ge.errors=[0],!1;break e}}}}}}return ge.errors=i,r===0}var ui=new RegExp("^[A-Za-z][A-Za-z0-9_-]*$","u");function te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.names===void 0||
!o.call(e,"names"))&&(t="names")||(e.in===void 0||!o.call(e,"in"))&&(t="in"))return te.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="names"||l===
"in")){return te.errors=[0],!1;break}if(n===r){if(e.names!==void 0&&o.call(e,"names")){let l=e.names,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return te.errors=
[0],!1;{var s=!0;let y=l.length;for(let m=0;m<y;m++){let a=l[m],c=r;if(r===c)if(typeof a=="string"){if(!ui.test(a))return te.errors=[0],!1}else return te.errors=
[0],!1;var s=c===r;if(!s)break}if(s){let m=l.length,a;if(m>1){let c={};for(;m--;){let d=l[m];if(typeof d=="string"){if(typeof c[d]=="number"){return a=c[d],te.errors=
[0],!1;break}c[d]=m}}}}}}else return te.errors=[0],!1;var f=u===r}else var f=!0;if(f)if(e.in!==void 0&&o.call(e,"in")){let l=r;b(e.in,0)||(i=i===null?b.errors:i.
concat(b.errors),r=i.length);var f=l===r}else var f=!0}}}else return te.errors=[0],!1;return te.errors=i,r===0}function Re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return Re.errors=[0],
!1;{let f=r;for(let t of Object.keys(e))if(t!=="cel"){return Re.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&o.call(e,"cel")){let t=e.cel;if(r===r)if(typeof t==
"string"){if(P(t)<1)return Re.errors=[0],!1}else return Re.errors=[0],!1}}}else return Re.errors=[0],!1;return Re.errors=i,r===0}var ci=new RegExp("\\.json$","u");function fe(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ci.test(e))return fe.errors=[0],!1}else return fe.errors=[0],
!1;return fe.errors=i,r===0}function J(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return J.errors=[0],!1;for(let n of Object.keys(e)){
let l=r;b(n,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r;if(!s){return i===null?i=[0]:i.push(0),r++,J.errors=i,!1;break}}if(s)for(let n of Object.
keys(e)){let l=e[n],u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return J.errors=[0],!1;{var f=!0;let y=l.length;for(let m=0;m<y;m++){let a=l[m],c=r;if(typeof a!=
"string"&&a!==null)return J.errors=[0],!1;var f=c===r;if(!f)break}if(f){let m=l.length,a;if(m>1){let c={};for(;m--;){let d=l[m];if(!(typeof d!="string"&&d!==null)){
if(typeof d=="string"&&(d+="_"),typeof c[d]=="number"){return a=c[d],J.errors=[0],!1;break}c[d]=m}}}}}}else return J.errors=[0],!1;var t=u===r;if(!t)break}}else
return J.errors=[0],!1;return J.errors=i,r===0}function de(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.each===void 0||!o.
call(e,"each"))&&(f="each"))return de.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="each"||n==="where"||n==="unless"||n==="add"||n==="default"||n===
"less")){return de.errors=[0],!1;break}if(t===r){let n;if(e.default!==void 0&&o.call(e,"default")&&(e.add===void 0||!o.call(e,"add"))&&(n="add"))return de.errors=
[0],!1;if(e.each!==void 0&&o.call(e,"each")){let l=r;ge(e.each,0)||(i=i===null?ge.errors:i.concat(ge.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.where!==
void 0&&o.call(e,"where")){let l=r;J(e.where,0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unless!==void 0&&o.call(
e,"unless")){let l=r;J(e.unless,0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.add!==void 0&&o.call(e,"add")){let l=r;
b(e.add,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=e.default,u=r;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return de.errors=[0],!1;if(r===u&&typeof l=="number"&&isFinite(l)){if(l>1e6||isNaN(l))return de.errors=
[0],!1;if(l<1||isNaN(l))return de.errors=[0],!1}var s=u===r}else var s=!0;if(s)if(e.less!==void 0&&o.call(e,"less")){let l=r;b(e.less,0)||(i=i===null?b.errors:i.
concat(b.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}else return de.errors=[0],!1;return de.errors=i,r===0}function ee(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ee.errors=[0],!1;if(r===
0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.from===void 0||!o.call(e,"from"))&&(f="from")||(e.to===void 0||!o.call(e,"to"))&&(f="to"))return ee.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="from"||n==="to")){return ee.errors=[0],!1;break}if(t===r){if(e.from!==void 0&&o.call(e,"from")){let n=e.from,
l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return ee.errors=[0],!1;if(n<-9007199254740991||isNaN(n))return ee.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){let n=e.to,l=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.
errors=[0],!1;if(n<-9007199254740991||isNaN(n))return ee.errors=[0],!1}var s=l===r}else var s=!0}}}return ee.errors=i,r===0}function sr(e){let i=null,r=0;if(typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return sr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return sr.errors=[0],!1;{let f=r;for(let t of Object.
keys(e))if(!(t==="model"||t==="limit")){return sr.errors=[0],!1;break}if(f===r){if(e.model!==void 0&&o.call(e,"model")){let t=r;p(e.model,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let t=r;p(e.limit,0)||(i=i===null?p.errors:i.concat(p.errors),
r=i.length);var s=t===r}else var s=!0}}}return sr.errors=i,r===0}function D(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=r;for(let l of Object.
keys(e))if(!o.call(fi.properties,l)){return D.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;ge(e.at,0)||(i=i===null?ge.errors:i.concat(
ge.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.flag!==void 0&&o.call(e,"flag")){let l=r;te(e.flag,0)||(i=i===null?te.errors:i.concat(te.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.cel!==void 0&&o.call(e,"cel")){let l=e.cel,u=r;if(r===u)if(typeof l=="string"){if(P(l)<1)return D.errors=[0],!1}else
return D.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.media!==void 0&&o.call(e,"media")){let l=r;Re(e.media,0)||(i=i===null?Re.errors:i.concat(Re.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.limit!==void 0&&o.call(e,"limit")){let l=r;p(e.limit,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.fits!==void 0&&o.call(e,"fits")){let l=r;fe(e.fits,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.count!==void 0&&o.call(e,"count")){let l=r;de(e.count,0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
assume!==void 0&&o.call(e,"assume")){let l=r;k(e.assume,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&
o.call(e,"type")){let l=e.type,u=r;if(typeof l!="string")return D.errors=[0],!1;if(!(l==="string"||l==="int"||l==="bool"))return D.errors=[0],!1;var s=u===r}else
var s=!0;if(s){if(e.enum!==void 0&&o.call(e,"enum")){let l=e.enum,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return D.errors=[0],!1;{var f=!0;let m=l.length;
for(let a=0;a<m;a++){let c=r;if(typeof l[a]!="string")return D.errors=[0],!1;var f=c===r;if(!f)break}if(f){let a=l.length,c;if(a>1){let d={};for(;a--;){let g=l[a];
if(typeof g=="string"){if(typeof d[g]=="number"){return c=d[g],D.errors=[0],!1;break}d[g]=a}}}}}}else return D.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return D.errors=[0],!1;{var t=!0;let m=l.length;for(let a=0;a<
m;a++){let c=r;ee(l[a],0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var t=c===r;if(!t)break}}}else return D.errors=[0],!1;var s=u===r}else var s=!0;
if(s){if(e.default!==void 0&&o.call(e,"default")){let l=r;sr(e.default,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);var s=l===r}else var s=!0;if(s&&
he({at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},
count:{}},e).length!==0)return D.errors=[0],!1}}}}}}}}}}}}}else return D.errors=[0],!1;return D.errors=i,r===0}function nr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(f="otherwise"))return nr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="at"||n==="otherwise")){return nr.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let n=r;
b(e.at,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.otherwise!==void 0&&o.call(e,"otherwise")){let n=r;M(e.otherwise,
0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var s=n===r}else var s=!0}}}else return nr.errors=[0],!1;return nr.errors=i,r===0}function Q(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Q.errors=[0],!1;if(r===0){if(typeof e=="string"&&!br.test(e))return Q.errors=[0],!1;
if(r===0&&Array.isArray(e)){if(e.length<1)return Q.errors=[0],!1;{var s=!0;let f=e.length;for(let t=0;t<f;t++){let n=r;b(e[t],0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(X(e[t],e[n])){return Q.errors=[0],!1;break e}}}}}}return Q.
errors=i,r===0}function me(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.at===void 0||!o.call(e,"at"))&&(t="at")||(e.in===void 0||!o.call(
e,"in"))&&(t="in"))return me.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="at"||l==="in")){return me.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&
o.call(e,"at")){let l=r;b(e.at,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.in!==void 0&&o.call(e,"in")){let l=e.
in,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return me.errors=[0],!1;{var f=!0;let m=l.length;for(let a=0;a<m;a++){let c=r;if(typeof l[a]!="string")return me.
errors=[0],!1;var f=c===r;if(!f)break}if(f){let a=l.length,c;if(a>1){let d={};for(;a--;){let g=l[a];if(typeof g=="string"){if(typeof d[g]=="number"){return c=d[g],
me.errors=[0],!1;break}d[g]=a}}}}}}else return me.errors=[0],!1;var s=u===r}else var s=!0}}}else return me.errors=[0],!1;return me.errors=i,r===0}function je(e){
let i=null,r=0;if((!e||typeof e!="object")&&typeof e!="string")return je.errors=[0],!1;if(r===0){if(typeof e=="string"&&!br.test(e))return je.errors=[0],!1;if(r===
0){if(Array.isArray(e)){if(e.length<1)return je.errors=[0],!1;{var s=!0;let t=e.length;for(let n=0;n<t;n++){let l=r;b(e[n],0)||(i=i===null?b.errors:i.concat(b.errors),
r=i.length);var s=l===r;if(!s)break}if(s){let n=e.length,l;if(n>1){e:for(;n--;)for(l=n;l--;)if(X(e[n],e[l])){return je.errors=[0],!1;break e}}}}}if(r===0&&e&&typeof e==
"object"&&!Array.isArray(e)){let t;if((e.sum===void 0||!o.call(e,"sum"))&&(t="sum")||(e.at===void 0||!o.call(e,"at"))&&(t="at"))return je.errors=[0],!1;{let n=r;
for(let l of Object.keys(e))if(!(l==="sum"||l==="at"||l==="where")){return je.errors=[0],!1;break}if(n===r){if(e.sum!==void 0&&o.call(e,"sum")){let l=r;Q(e.sum,
0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var f=l===r}else var f=!0;if(f){if(e.at!==void 0&&o.call(e,"at")){let l=r;b(e.at,0)||(i=i===null?b.errors:
i.concat(b.errors),r=i.length);var f=l===r}else var f=!0;if(f)if(e.where!==void 0&&o.call(e,"where")){let l=r;me(e.where,0)||(i=i===null?me.errors:i.concat(me.errors),
r=i.length);var f=l===r}else var f=!0}}}}}}return je.errors=i,r===0}var ai=new RegExp("^(hold|free)$","u");function De(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return De.errors=[0],!1;
if(r===0){if(typeof e=="string"&&!ai.test(e))return De.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return De.errors=
[0],!1;for(let t of Object.keys(e)){let n=r;p(t,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,De.
errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;M(e[t],0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var f=n===r;if(!f)break}}}return De.
errors=i,r===0}function tr(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return tr.errors=[0],!1;if(e<1||isNaN(e))return tr.errors=[0],!1}else
return tr.errors=[0],!1;return tr.errors=i,r===0}function V(e){let i=null,r=0,s=r,f=!0,t=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let g;if((e.counts===void 0||
!o.call(e,"counts"))&&(g="counts")){let _={};i===null?i=[_]:i.push(_),r++}}var n=t===r;r=s,i!==null&&(s?i.length=s:i=null);let l;if(n){let g=r;e&&typeof e=="obj\
ect"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(_e(e.hold,0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length));var n=g===r;f=n,l="then"}else{
let g=r;e&&typeof e=="object"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(hr(e.hold,0)||(i=i===null?hr.errors:i.concat(hr.errors),r=i.length));var n=g===
r;f=n,l="else"}if(!f)return i===null?i=[0]:i.push(0),r++,V.errors=i,!1;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let g;if((e.unit===void 0||!o.call(
e,"unit"))&&(g="unit")||(e.facts===void 0||!o.call(e,"facts"))&&(g="facts")||(e.hold===void 0||!o.call(e,"hold"))&&(g="hold"))return V.errors=[0],!1;{let _=r;for(let h of Object.
keys(e))if(!o.call(li.properties,h)){return V.errors=[0],!1;break}if(_===r){if(e.unit!==void 0&&o.call(e,"unit")){let h=r;W(e.unit,0)||(i=i===null?W.errors:i.concat(
W.errors),r=i.length);var u=h===r}else var u=!0;if(u){if(e.facts!==void 0&&o.call(e,"facts")){let h=e.facts,R=r;if(r===R)if(h&&typeof h=="object"&&!Array.isArray(
h)){for(let ue of Object.keys(h)){let T=r;p(ue,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var y=T===r;if(!y){return i===null?i=[0]:i.push(0),r++,V.
errors=i,!1;break}}if(y)for(let ue of Object.keys(h)){let T=r;D(h[ue],0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var m=T===r;if(!m)break}}else return V.
errors=[0],!1;var u=R===r}else var u=!0;if(u){if(e.actual!==void 0&&o.call(e,"actual")){let h=r;nr(e.actual,0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);
var u=h===r}else var u=!0;if(u){if(e.counts!==void 0&&o.call(e,"counts")){let h=e.counts,R=r;if(r===R)if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(
h).length<1)return V.errors=[0],!1;for(let ue of Object.keys(h)){let T=r;p(ue,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var a=T===r;if(!a){return i===
null?i=[0]:i.push(0),r++,V.errors=i,!1;break}}if(a)for(let ue of Object.keys(h)){let T=r;je(h[ue],0)||(i=i===null?je.errors:i.concat(je.errors),r=i.length);var c=T===
r;if(!c)break}}else return V.errors=[0],!1;var u=R===r}else var u=!0;if(u){if(e.charge!==void 0&&o.call(e,"charge")){let h=r;_e(e.charge,0)||(i=i===null?_e.errors:
i.concat(_e.errors),r=i.length);var u=h===r}else var u=!0;if(u){if(e.without_usage!==void 0&&o.call(e,"without_usage")){let h=r;De(e.without_usage,0)||(i=i===null?
De.errors:i.concat(De.errors),r=i.length);var u=h===r}else var u=!0;if(u){if(e.final!==void 0&&o.call(e,"final")){let h=r;Q(e.final,0)||(i=i===null?Q.errors:i.concat(
Q.errors),r=i.length);var u=h===r}else var u=!0;if(u){if(e.failed!==void 0&&o.call(e,"failed")){let h=r;Q(e.failed,0)||(i=i===null?Q.errors:i.concat(Q.errors),r=
i.length);var u=h===r}else var u=!0;if(u){if(e.tokens!==void 0&&o.call(e,"tokens")){let h=e.tokens,R=r;if(r===R)if(Array.isArray(h)){if(h.length<1)return V.errors=
[0],!1;{var d=!0;let ue=h.length;for(let T=0;T<ue;T++){let Pe=r;p(h[T],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var d=Pe===r;if(!d)break}if(d){let T=h.
length,Pe;if(T>1){e:for(;T--;)for(Pe=T;Pe--;)if(X(h[T],h[Pe])){return V.errors=[0],!1;break e}}}}}else return V.errors=[0],!1;var u=R===r}else var u=!0;if(u){if(e.
cap!==void 0&&o.call(e,"cap")){let h=r;tr(e.cap,0)||(i=i===null?tr.errors:i.concat(tr.errors),r=i.length);var u=h===r}else var u=!0;if(u&&he({actual:{with:["cap"]},
counts:{with:["charge","without_usage","final","failed","tokens","cap"],required:["charge","without_usage"]}},e).length!==0)return V.errors=[0],!1}}}}}}}}}}}}else
return V.errors=[0],!1;return V.errors=i,r===0}function z(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if((e.at===void 0||!o.call(e,"at"))&&(l="at")||(e.running===void 0||!o.
call(e,"running"))&&(l="running")||(e.succeeded===void 0||!o.call(e,"succeeded"))&&(l="succeeded")||(e.failed===void 0||!o.call(e,"failed"))&&(l="failed"))return z.
errors=[0],!1;{let u=r;for(let y of Object.keys(e))if(!(y==="at"||y==="running"||y==="succeeded"||y==="failed")){return z.errors=[0],!1;break}if(u===r){if(e.at!==
void 0&&o.call(e,"at")){let y=r;b(e.at,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=y===r}else var s=!0;if(s){if(e.running!==void 0&&o.call(e,"\
running")){let y=e.running,m=r;if(r===m)if(Array.isArray(y)){if(y.length<1)return z.errors=[0],!1;{var f=!0;let c=y.length;for(let d=0;d<c;d++){let g=y[d],_=r;if(r===
_)if(typeof g=="string"){if(P(g)<1)return z.errors=[0],!1}else return z.errors=[0],!1;var f=_===r;if(!f)break}if(f){let d=y.length,g;if(d>1){let _={};for(;d--;){
let h=y[d];if(typeof h=="string"){if(typeof _[h]=="number"){return g=_[h],z.errors=[0],!1;break}_[h]=d}}}}}}else return z.errors=[0],!1;var s=m===r}else var s=!0;
if(s){if(e.succeeded!==void 0&&o.call(e,"succeeded")){let y=e.succeeded,m=r;if(r===m)if(Array.isArray(y)){if(y.length<1)return z.errors=[0],!1;{var t=!0;let c=y.
length;for(let d=0;d<c;d++){let g=y[d],_=r;if(r===_)if(typeof g=="string"){if(P(g)<1)return z.errors=[0],!1}else return z.errors=[0],!1;var t=_===r;if(!t)break}
if(t){let d=y.length,g;if(d>1){let _={};for(;d--;){let h=y[d];if(typeof h=="string"){if(typeof _[h]=="number"){return g=_[h],z.errors=[0],!1;break}_[h]=d}}}}}}else
return z.errors=[0],!1;var s=m===r}else var s=!0;if(s)if(e.failed!==void 0&&o.call(e,"failed")){let y=e.failed,m=r;if(r===m)if(Array.isArray(y)){if(y.length<1)return z.
errors=[0],!1;{var n=!0;let c=y.length;for(let d=0;d<c;d++){let g=y[d],_=r;if(r===_)if(typeof g=="string"){if(P(g)<1)return z.errors=[0],!1}else return z.errors=
[0],!1;var n=_===r;if(!n)break}if(n){let d=y.length,g;if(d>1){let _={};for(;d--;){let h=y[d];if(typeof h=="string"){if(typeof _[h]=="number"){return g=_[h],z.errors=
[0],!1;break}_[h]=d}}}}}}else return z.errors=[0],!1;var s=m===r}else var s=!0}}}}}else return z.errors=[0],!1;return z.errors=i,r===0}var pi={type:"object",additionalProperties:!1,
properties:{key:{$ref:"#/definitions/header_name"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/poi\
nter"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_pag\
e"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","\
model","created_at"]}}};function re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!o.call(e,"number"))&&(f="number")||(e.size===void 0||
!o.call(e,"size"))&&(f="size")||(e.items===void 0||!o.call(e,"items"))&&(f="items"))return re.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="numbe\
r"||n==="size"||n==="items"||n==="most")){return re.errors=[0],!1;break}if(t===r){if(e.number!==void 0&&o.call(e,"number")){let n=r;A(e.number,0)||(i=i===null?A.
errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let n=r;A(e.size,0)||(i=i===null?A.errors:i.concat(A.
errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let n=e.items,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return re.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e4||isNaN(n))return re.errors=[0],!1;if(n<1||isNaN(n))return re.errors=[0],!1}var s=l===
r}else var s=!0;if(s)if(e.most!==void 0&&o.call(e,"most")){let n=e.most,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return re.errors=[0],!1;if(r===
l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return re.errors=[0],!1;if(n<1||isNaN(n))return re.errors=[0],!1}var s=l===r}else var s=!0}}}}}else return re.
errors=[0],!1;return re.errors=i,r===0}var di=new RegExp("^/[^\\s#{}]*$","u");function Ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let f=r;for(let t of Object.keys(e))if(!o.call(pi.properties,t)){return Ze.errors=[0],!1;break}if(f===r){if(e.key!==void 0&&o.call(e,"key")){let t=r;O(e.key,0)||
(i=i===null?O.errors:i.concat(O.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let t=e.list,n=r;if(r===n)if(typeof t==
"string"){if(!di.test(t))return Ze.errors=[0],!1}else return Ze.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let t=r;b(
e.items,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let t=r;b(e.id,0)||(i=i===null?
b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let t=r;b(e.model,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.created_at!==void 0&&o.call(e,"created_at")){let t=r;b(e.created_at,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.total!==void 0&&o.call(e,"total")){let t=r;b(e.total,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let t=r;re(e.page,0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.within!==void 0&&o.call(e,"within")){let t=r;k(e.within,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;
if(s&&he({key:{},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}},e).length!==0)return Ze.errors=
[0],!1}}}}}}}}}}else return Ze.errors=[0],!1;return Ze.errors=i,r===0}var mi=new RegExp("^4xx$","u");function L(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.status===void 0||!o.call(e,"status"))&&
(n="status"))return L.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="status"||u==="at"||u==="in")){return L.errors=[0],!1;break}if(l===r){let u;if(e.
at!==void 0&&o.call(e,"at")&&(e.in===void 0||!o.call(e,"in"))&&(u="in"))return L.errors=[0],!1;if(e.in!==void 0&&o.call(e,"in")&&(e.at===void 0||!o.call(e,"at"))&&
(u="at"))return L.errors=[0],!1;if(e.status!==void 0&&o.call(e,"status")){let y=e.status,m=r;if(r===m)if(Array.isArray(y)){if(y.length<1)return L.errors=[0],!1;
{var s=!0;let a=y.length;for(let c=0;c<a;c++){let d=y[c],g=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string")return L.errors=[0],!1;
if(r===g){if(typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d))return L.errors=[0],!1;if(d<400||isNaN(d))return L.errors=[0],!1}if(r===g&&typeof d=="string"&&
!mi.test(d))return L.errors=[0],!1}var s=g===r;if(!s)break}if(s){let c=y.length,d;if(c>1){let g={};for(;c--;){let _=y[c];if(!(!(typeof _=="number"&&!(_%1)&&!isNaN(
_)&&isFinite(_))&&typeof _!="string")){if(typeof _=="string"&&(_+="_"),typeof g[_]=="number"){return d=g[_],L.errors=[0],!1;break}g[_]=c}}}}}}else return L.errors=
[0],!1;var f=m===r}else var f=!0;if(f){if(e.at!==void 0&&o.call(e,"at")){let y=r;b(e.at,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var f=y===r}else
var f=!0;if(f)if(e.in!==void 0&&o.call(e,"in")){let y=e.in,m=r;if(r===m)if(Array.isArray(y)){if(y.length<1)return L.errors=[0],!1;{var t=!0;let c=y.length;for(let d=0;d<
c;d++){let g=y[d],_=r;if(r===_)if(typeof g=="string"){if(P(g)<1)return L.errors=[0],!1}else return L.errors=[0],!1;var t=_===r;if(!t)break}if(t){let d=y.length,
g;if(d>1){let _={};for(;d--;){let h=y[d];if(typeof h=="string"){if(typeof _[h]=="number"){return g=_[h],L.errors=[0],!1;break}_[h]=d}}}}}}else return L.errors=[
0],!1;var f=m===r}else var f=!0}}}}else return L.errors=[0],!1;return L.errors=i,r===0}var Kr=new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$","u");function ye(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.id===void 0||!o.call(e,"id"))&&(t="id")||(e.status===void 0||!o.call(e,"status"))&&
(t="status")||(e.deadline===void 0||!o.call(e,"deadline"))&&(t="deadline"))return ye.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="id"||l==="quer\
y"||l==="status"||l==="deadline"||l==="unknown_outcome"||l==="nothing_made")){return ye.errors=[0],!1;break}if(n===r){if(e.id!==void 0&&o.call(e,"id")){let l=r;
b(e.id,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=e.query,u=r;if(r===
u)if(typeof l=="string"){if(!Kr.test(l))return ye.errors=[0],!1}else return ye.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.status!==void 0&&o.call(e,"sta\
tus")){let l=r;z(e.status,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.deadline!==void 0&&o.call(e,"deadline")){
let l=r;k(e.deadline,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unknown_outcome!==void 0&&o.call(e,"unknown_ou\
tcome")){let l=r;Ze(e.unknown_outcome,0)||(i=i===null?Ze.errors:i.concat(Ze.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.nothing_made!==void 0&&o.call(
e,"nothing_made")){let l=e.nothing_made,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ye.errors=[0],!1;{var f=!0;let m=l.length;for(let a=0;a<m;a++){let c=r;
L(l[a],0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var f=c===r;if(!f)break}}}else return ye.errors=[0],!1;var s=u===r}else var s=!0}}}}}}}else return ye.
errors=[0],!1;return ye.errors=i,r===0}function ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.in===void 0||!o.call(e,"in"))&&(t="in")||(e.member===void 0||!o.
call(e,"member"))&&(t="member")||(e.from===void 0||!o.call(e,"from"))&&(t="from")||(e.values===void 0||!o.call(e,"values"))&&(t="values"))return ie.errors=[0],!1;
{let n=r;for(let l of Object.keys(e))if(!(l==="in"||l==="member"||l==="from"||l==="values")){return ie.errors=[0],!1;break}if(n===r){if(e.in!==void 0&&o.call(e,
"in")){let l=r;b(e.in,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.member!==void 0&&o.call(e,"member")){let l=e.
member,u=r;if(r===u)if(typeof l=="string"){if(P(l)<1)return ie.errors=[0],!1}else return ie.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.from!==void 0&&o.
call(e,"from")){let l=e.from,u=r;if(r===u)if(typeof l=="string"){if(P(l)<1)return ie.errors=[0],!1}else return ie.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return ie.errors=[0],!1;
for(let m of Object.keys(l)){let a=r;ne(l[m],0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var f=a===r;if(!f)break}}else return ie.errors=[0],!1;var s=u===
r}else var s=!0}}}}}else return ie.errors=[0],!1;return ie.errors=i,r===0}function Te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.
keys(e).length<1)return Te.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="defaults"||l==="items")){return Te.errors=[0],!1;break}if(n===r){if(e.defaults!==
void 0&&o.call(e,"defaults")){let l=e.defaults,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l))for(let y of Object.keys(l)){let m=r;ne(l[y],0)||(i=i===
null?ne.errors:i.concat(ne.errors),r=i.length);var s=m===r;if(!s)break}else return Te.errors=[0],!1;var f=u===r}else var f=!0;if(f)if(e.items!==void 0&&o.call(e,
"items")){let l=e.items,u=r;if(r===u)if(Array.isArray(l)){var t=!0;let m=l.length;for(let a=0;a<m;a++){let c=r;ie(l[a],0)||(i=i===null?ie.errors:i.concat(ie.errors),
r=i.length);var t=c===r;if(!t)break}}else return Te.errors=[0],!1;var f=u===r}else var f=!0}}}else return Te.errors=[0],!1;return Te.errors=i,r===0}function Y(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.size===void 0||!o.call(e,"size"))&&(f="size")||(e.default===void 0||
!o.call(e,"default"))&&(f="default")||(e.max===void 0||!o.call(e,"max"))&&(f="max"))return Y.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="size"||
n==="token"||n==="after"||n==="before"||n==="default"||n==="max")){return Y.errors=[0],!1;break}if(t===r){if(e.size!==void 0&&o.call(e,"size")){let n=r;A(e.size,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.token!==void 0&&o.call(e,"token")){let n=r;A(e.token,0)||(i=i===null?
A.errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let n=r;A(e.after,0)||(i=i===null?A.errors:i.concat(
A.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.before!==void 0&&o.call(e,"before")){let n=r;A(e.before,0)||(i=i===null?A.errors:i.concat(A.errors),r=
i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return Y.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return Y.errors=[0],!1;if(n<1||isNaN(n))return Y.errors=[0],!1}var s=l===r}else
var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let n=e.max,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Y.errors=[0],!1;if(r===l&&typeof n==
"number"&&isFinite(n)){if(n>1e5||isNaN(n))return Y.errors=[0],!1;if(n<1||isNaN(n))return Y.errors=[0],!1}var s=l===r}else var s=!0;if(s&&he({token:{},after:{with:[
"before"]}},e).length!==0)return Y.errors=[0],!1}}}}}}}}else return Y.errors=[0],!1;return Y.errors=i,r===0}function Ke(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t;if((e.type===void 0||!o.call(e,"type"))&&(t="type")||(e.page===void 0||!o.call(e,"page"))&&(t="page")||(e.item===void 0||!o.call(
e,"item"))&&(t="item")||(e.list===void 0||!o.call(e,"list"))&&(t="list"))return Ke.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="type"||l==="page"||
l==="upstream"||l==="item"||l==="list")){return Ke.errors=[0],!1;break}if(n===r){if(e.type!==void 0&&o.call(e,"type")){let l=r;p(e.type,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;Y(e.page,0)||(i=i===null?Y.errors:i.concat(Y.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Ke.
errors=[0],!1;{var f=!0;let m=l.length;for(let a=0;a<m;a++){let c=r;p(l[a],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var f=c===r;if(!f)break}}}else
return Ke.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;N(e.item,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);
var s=l===r}else var s=!0;if(s)if(e.list!==void 0&&o.call(e,"list")){let l=r;N(e.list,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=l===r}else var s=!0}}}}}}else
return Ke.errors=[0],!1;return Ke.errors=i,r===0}var yi={type:"object",additionalProperties:!1,required:["match"],properties:{interface:{$ref:"#/definitions/nam\
e"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{$ref:"#/definitions/name"},catalogue:{
$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions/required_owner"}},creates_resource:{type:"\
array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/removed_resource"}},resources:{$ref:"#/definitio\
ns/resource_list"},account:{$ref:"#/definitions/account_view"},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definit\
ions/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definiti\
ons/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},examples:{type:"a\
rray",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"]},"x-variants":{model:{with:["body_limit","requires_owner","creates_resource",
"removes_resource","branches","shorthand","body","fill","forward","billing","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","c\
reates_resource","removes_resource","body","fill","forward","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},
task:{},account:{}},"x-excludes":{branches:["shorthand","body","fill","forward","billing","creates_task"]}};var vi=new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$","u");function yr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!vi.test(e))return yr.errors=
[0],!1}else return yr.errors=[0],!1;return yr.errors=i,r===0}function se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!(l==="at"||l==="param"||l==="type"||
l==="prefix"||l==="unit"||l==="upstream")){return se.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;b(e.at,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let l=r;p(e.param,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let l=r;p(e.type,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.prefix!==void 0&&o.call(e,"prefix")){let l=e.prefix,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return se.errors=[0],!1;{var f=!0;
let m=l.length;for(let a=0;a<m;a++){let c=r;le(l[a],0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var f=c===r;if(!f)break}if(f){let a=l.length,c;if(a>
1){e:for(;a--;)for(c=a;c--;)if(X(l[a],l[c])){return se.errors=[0],!1;break e}}}}}else return se.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.unit!==void 0&&
o.call(e,"unit")){let l=r;W(e.unit,0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"ups\
tream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return se.errors=[0],!1;{var t=!0;let m=l.length;for(let a=0;a<m;a++){let c=r;p(l[a],0)||
(i=i===null?p.errors:i.concat(p.errors),r=i.length);var t=c===r;if(!t)break}if(t){let a=l.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(X(l[a],l[c])){return se.errors=
[0],!1;break e}}}}}else return se.errors=[0],!1;var s=u===r}else var s=!0;if(s&&he({at:{},param:{}},e).length!==0)return se.errors=[0],!1}}}}}}}else return se.errors=
[0],!1;return se.errors=i,r===0}function K(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!o.call(e,"number"))&&(f="number")||(e.size===void 0||
!o.call(e,"size"))&&(f="size")||(e.default===void 0||!o.call(e,"default"))&&(f="default")||(e.max===void 0||!o.call(e,"max"))&&(f="max"))return K.errors=[0],!1;
{let t=r;for(let n of Object.keys(e))if(!(n==="number"||n==="size"||n==="default"||n==="max")){return K.errors=[0],!1;break}if(t===r){if(e.number!==void 0&&o.call(
e,"number")){let n=r;A(e.number,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let n=r;
A(e.size,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return K.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return K.errors=[0],
!1;if(n<1||isNaN(n))return K.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let n=e.max,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return K.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return K.errors=[0],!1;if(n<1||isNaN(n))return K.errors=[0],
!1}var s=l===r}else var s=!0}}}}}else return K.errors=[0],!1;return K.errors=i,r===0}function vr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="status"||t==="model"||t==="id")){
return vr.errors=[0],!1;break}if(f===r){if(e.status!==void 0&&o.call(e,"status")){let t=r;A(e.status,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let t=r;A(e.model,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.id!==void 0&&o.call(e,"id")){let t=r;A(e.id,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0}}}else return vr.errors=
[0],!1;return vr.errors=i,r===0}function ve(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.kinds===void 0||!o.call(e,"kinds"))&&
(t="kinds"))return ve.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="poll"||l==="cancel"||l==="list"||l==="kinds"||l==="item"||l==="page"||l==="fi\
lters")){return ve.errors=[0],!1;break}if(n===r){if(e.poll!==void 0&&o.call(e,"poll")){let l=r;p(e.poll,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.cancel!==void 0&&o.call(e,"cancel")){let l=r;p(e.cancel,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let l=r;N(e.list,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ve.errors=[0],!1;{var f=!0;let m=l.length;for(let a=0;a<
m;a++){let c=r;p(l[a],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var f=c===r;if(!f)break}if(f){let a=l.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(X(
l[a],l[c])){return ve.errors=[0],!1;break e}}}}}else return ve.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;N(e.item,
0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;K(e.page,0)||(i=i===null?K.
errors:i.concat(K.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.filters!==void 0&&o.call(e,"filters")){let l=r;vr(e.filters,0)||(i=i===null?vr.errors:
i.concat(vr.errors),r=i.length);var s=l===r}else var s=!0;if(s&&he({poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}},e).length!==
0)return ve.errors=[0],!1}}}}}}}}}else return ve.errors=[0],!1;return ve.errors=i,r===0}var _i=new RegExp("^[a-z][a-z0-9+.-]*://$","u");function Ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||
!o.call(e,"resource"))&&(f="resource"))return Ae.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="at"||n==="param"||n==="uri")){return Ae.
errors=[0],!1;break}if(t===r){if(e.resource!==void 0&&o.call(e,"resource")){let n=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){let n=r;b(e.at,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
param!==void 0&&o.call(e,"param")){let n=r;p(e.param,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.uri!==void 0&&
o.call(e,"uri")){let n=e.uri,l=r;if(r===l)if(typeof n=="string"){if(!_i.test(n))return Ae.errors=[0],!1}else return Ae.errors=[0],!1;var s=l===r}else var s=!0;if(s&&
he({at:{},param:{},uri:{}},e).length!==0)return Ae.errors=[0],!1}}}}}}else return Ae.errors=[0],!1;return Ae.errors=i,r===0}function qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.resource===void 0||!o.call(e,"resource"))&&(t="resource")||(e.id===
void 0||!o.call(e,"id"))&&(t="id"))return qe.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="resource"||l==="id")){return qe.errors=[0],!1;break}if(n===
r){if(e.resource!==void 0&&o.call(e,"resource")){let l=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
id!==void 0&&o.call(e,"id")){let l=e.id,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return qe.errors=[0],!1;{var f=!0;let m=l.length;for(let a=0;a<m;a++){let c=r;
b(l[a],0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var f=c===r;if(!f)break}if(f){let a=l.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(X(l[a],l[c])){
return qe.errors=[0],!1;break e}}}}}else return qe.errors=[0],!1;var s=u===r}else var s=!0}}}else return qe.errors=[0],!1;return qe.errors=i,r===0}function or(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||!o.call(e,"resource"))&&(f="resource")||(e.param===
void 0||!o.call(e,"param"))&&(f="param"))return or.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="param")){return or.errors=[0],!1;
break}if(t===r){if(e.resource!==void 0&&o.call(e,"resource")){let n=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.param!==void 0&&o.call(e,"param")){let n=r;p(e.param,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0}}}else return or.
errors=[0],!1;return or.errors=i,r===0}function Be(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.list===void 0||!o.call(e,"list"))&&(f="list")||(e.query===void 0||
!o.call(e,"query"))&&(f="query")||(e.record===void 0||!o.call(e,"record"))&&(f="record")||(e.item===void 0||!o.call(e,"item"))&&(f="item")||(e.answer===void 0||
!o.call(e,"answer"))&&(f="answer")||(e.page===void 0||!o.call(e,"page"))&&(f="page"))return Be.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="list"||
n==="query"||n==="record"||n==="item"||n==="answer"||n==="page")){return Be.errors=[0],!1;break}if(t===r){if(e.list!==void 0&&o.call(e,"list")){let n=r;p(e.list,
0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=e.query,l=r;if(r===l)if(typeof n==
"string"){if(!Kr.test(n))return Be.errors=[0],!1}else return Be.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.record!==void 0&&o.call(e,"record")){let n=r;
b(e.record,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let n=r;N(e.item,0)||(i=
i===null?N.errors:i.concat(N.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let n=r;N(e.answer,0)||(i=i===null?N.
errors:i.concat(N.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.page!==void 0&&o.call(e,"page")){let n=r;K(e.page,0)||(i=i===null?K.errors:i.concat(K.
errors),r=i.length);var s=n===r}else var s=!0}}}}}}}else return Be.errors=[0],!1;return Be.errors=i,r===0}function lr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.from===void 0||!o.call(e,"from"))&&(f="from")||(e.to===void 0||!o.
call(e,"to"))&&(f="to"))return lr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="from"||n==="to")){return lr.errors=[0],!1;break}if(t===r){if(e.from!==
void 0&&o.call(e,"from")){let n=r;A(e.from,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){
let n=r;A(e.to,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=n===r}else var s=!0}}}else return lr.errors=[0],!1;return lr.errors=i,r===0}function Ve(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.show===void 0||!o.call(e,"show"))&&(f="show")||(e.answer===void 0||!o.call(e,"a\
nswer"))&&(f="answer"))return Ve.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="show"||n==="item"||n==="answer"||n==="page"||n==="range")){return Ve.
errors=[0],!1;break}if(t===r){if(e.show!==void 0&&o.call(e,"show")){let n=e.show,l=r;if(!(n==="balance"||n==="usage"||n==="limits"))return Ve.errors=[0],!1;var s=l===
r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let n=r;N(e.item,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.answer!==void 0&&o.call(e,"answer")){let n=r;N(e.answer,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.page!==
void 0&&o.call(e,"page")){let n=r;K(e.page,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.range!==void 0&&o.call(e,
"range")){let n=r;lr(e.range,0)||(i=i===null?lr.errors:i.concat(lr.errors),r=i.length);var s=n===r}else var s=!0}}}}}}else return Ve.errors=[0],!1;return Ve.errors=
i,r===0}function we(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return we.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="prefix"||n==="unit")){return we.errors=[0],!1;break}if(t===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let n=e.prefix,l=r;if(r===l)if(Array.isArray(
n)){if(n.length<1)return we.errors=[0],!1;{var s=!0;let u=n.length;for(let y=0;y<u;y++){let m=r;le(n[y],0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);
var s=m===r;if(!s)break}if(s){let y=n.length,m;if(y>1){e:for(;y--;)for(m=y;m--;)if(X(n[y],n[m])){return we.errors=[0],!1;break e}}}}}else return we.errors=[0],!1;
var f=l===r}else var f=!0;if(f)if(e.unit!==void 0&&o.call(e,"unit")){let n=r;W(e.unit,0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var f=n===r}else var f=!0}}}else
return we.errors=[0],!1;return we.errors=i,r===0}function Z(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.prompt===void 0||!o.call(e,"prompt"))&&(t="prompt")||(e.images===
void 0||!o.call(e,"images"))&&(t="images")||(e.into===void 0||!o.call(e,"into"))&&(t="into")||(e.roles===void 0||!o.call(e,"roles"))&&(t="roles"))return Z.errors=
[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="prompt"||l==="images"||l==="into"||l==="roles")){return Z.errors=[0],!1;break}if(n===r){if(e.prompt!==void 0&&
o.call(e,"prompt")){let l=e.prompt,u=r;if(r===u)if(typeof l=="string"){if(P(l)<1)return Z.errors=[0],!1}else return Z.errors=[0],!1;var s=u===r}else var s=!0;if(s){
if(e.images!==void 0&&o.call(e,"images")){let l=e.images,u=r;if(r===u)if(typeof l=="string"){if(P(l)<1)return Z.errors=[0],!1}else return Z.errors=[0],!1;var s=u===
r}else var s=!0;if(s){if(e.into!==void 0&&o.call(e,"into")){let l=e.into,u=r;if(r===u)if(typeof l=="string"){if(P(l)<1)return Z.errors=[0],!1}else return Z.errors=
[0],!1;var s=u===r}else var s=!0;if(s)if(e.roles!==void 0&&o.call(e,"roles")){let l=e.roles,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Z.errors=[0],
!1;{var f=!0;let m=l.length;for(let a=0;a<m;a++){let c=l[a],d=r;if(r===d)if(typeof c=="string"){if(P(c)<1)return Z.errors=[0],!1}else return Z.errors=[0],!1;var f=d===
r;if(!f)break}}}else return Z.errors=[0],!1;var s=u===r}else var s=!0}}}}}else return Z.errors=[0],!1;return Z.errors=i,r===0}var gi=new RegExp("^/[^\\s?#]*$","u");function _r(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!gi.test(e))return _r.errors=[0],!1}else return _r.errors=
[0],!1;return _r.errors=i,r===0}function U(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return U.errors=[0],
!1;{let t=r;for(let n of Object.keys(e))if(!(n==="only"||n==="path")){return U.errors=[0],!1;break}if(t===r){if(e.only!==void 0&&o.call(e,"only")){let n=e.only,
l=r;if(r===l)if(Array.isArray(n)){if(n.length<1)return U.errors=[0],!1;{var s=!0;let u=n.length;for(let y=0;y<u;y++){let m=n[y],a=r;if(r===a)if(typeof m=="strin\
g"){if(P(m)<1)return U.errors=[0],!1}else return U.errors=[0],!1;var s=a===r;if(!s)break}if(s){let y=n.length,m;if(y>1){let a={};for(;y--;){let c=n[y];if(typeof c==
"string"){if(typeof a[c]=="number"){return m=a[c],U.errors=[0],!1;break}a[c]=y}}}}}}else return U.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.path!==void 0&&
o.call(e,"path")){let n=r;_r(e.path,0)||(i=i===null?_r.errors:i.concat(_r.errors),r=i.length);var f=n===r}else var f=!0}}}else return U.errors=[0],!1;return U.errors=
i,r===0}function He(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.name===void 0||!o.call(e,"name"))&&(f="name"))return He.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="name"||n==="when"||n==="shorthand"||n==="body"||n==="fill"||n==="forward"||n==="billing"||n==="crea\
tes_task")){return He.errors=[0],!1;break}if(t===r){let n;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(n="\
billing"))return He.errors=[0],!1;if(e.name!==void 0&&o.call(e,"name")){let l=r;p(e.name,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.when!==void 0&&o.call(e,"when")){let l=r;we(e.when,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.shorthand!==void 0&&o.call(e,"shorthand")){let l=r;Z(e.shorthand,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
body!==void 0&&o.call(e,"body")){let l=r;fe(e.body,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.fill!==void 0&&
o.call(e,"fill")){let l=r;p(e.fill,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forw\
ard")){let l=r;U(e.forward,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let l=r;
p(e.billing,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.creates_task!==void 0&&o.call(e,"creates_task")){let l=r;
p(e.creates_task,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}}}else return He.errors=[0],!1;return He.errors=i,r===0}function gr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="time"||t==="bytes")){return gr.
errors=[0],!1;break}if(f===r){if(e.time!==void 0&&o.call(e,"time")){let t=r;k(e.time,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.bytes!==void 0&&o.call(e,"bytes")){let t=r;F(e.bytes,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0}}else return gr.
errors=[0],!1;return gr.errors=i,r===0}function Se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Se.errors=[0],!1;{let f=r;for(let t of Object.
keys(e))if(!(t==="branch"||t==="hold"||t==="error")){return Se.errors=[0],!1;break}if(f===r){if(e.branch!==void 0&&o.call(e,"branch")){let t=r;p(e.branch,0)||(i=
i===null?p.errors:i.concat(p.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.hold!==void 0&&o.call(e,"hold")){let t=r;S(e.hold,0)||(i=i===null?S.errors:
i.concat(S.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.error!==void 0&&o.call(e,"error")){let t=e.error,n=r;if(typeof t!="string")return Se.errors=[
0],!1;if(!(t==="invalid_request"||t==="unsupported_media_type"||t==="body_too_large"||t==="unauthenticated"||t==="insufficient_funds"||t==="model_not_found"||t===
"task_not_found"||t==="resource_not_found"||t==="route_not_found"||t==="method_not_allowed"||t==="conflict"||t==="idempotency_mismatch"||t==="request_timeout"||
t==="upstream_failed"||t==="upstream_timeout"||t==="upstream_off"||t==="overloaded"||t==="rate_limited"||t==="spend_limited"||t==="internal"))return Se.errors=[
0],!1;var s=n===r}else var s=!0}}}}else return Se.errors=[0],!1;return Se.errors=i,r===0}function oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let n;if((e.name===void 0||!o.call(e,"name"))&&(n="name")||(e.expect===void 0||!o.call(e,"expect"))&&(n="expect"))return oe.errors=[0],!1;{let l=r;for(let u of Object.
keys(e))if(!(u==="name"||u==="body"||u==="params"||u==="expect")){return oe.errors=[0],!1;break}if(l===r){if(e.name!==void 0&&o.call(e,"name")){let u=e.name,y=r;
if(r===y)if(typeof u=="string"){if(P(u)<1)return oe.errors=[0],!1}else return oe.errors=[0],!1;var s=y===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"bod\
y")){let u=r;ne(e.body,0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.params!==void 0&&o.call(e,"params")){let u=e.
params,y=r;if(r===y)if(u&&typeof u=="object"&&!Array.isArray(u)){for(let a of Object.keys(u)){let c=r;p(a,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);
var f=c===r;if(!f){return i===null?i=[0]:i.push(0),r++,oe.errors=i,!1;break}}if(f)for(let a of Object.keys(u)){let c=r;if(typeof u[a]!="string")return oe.errors=
[0],!1;var t=c===r;if(!t)break}}else return oe.errors=[0],!1;var s=y===r}else var s=!0;if(s)if(e.expect!==void 0&&o.call(e,"expect")){let u=r;Se(e.expect,0)||(i=
i===null?Se.errors:i.concat(Se.errors),r=i.length);var s=u===r}else var s=!0}}}}}else return oe.errors=[0],!1;return oe.errors=i,r===0}function B(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let y;if((e.match===void 0||!o.call(e,"match"))&&(y="match"))return B.errors=[0],!1;{let m=r;for(let a of Object.
keys(e))if(!o.call(yi.properties,a)){return B.errors=[0],!1;break}if(m===r){let a;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.
call(e,"billing"))&&(a="billing"))return B.errors=[0],!1;if(e.interface!==void 0&&o.call(e,"interface")){let c=r;p(e.interface,0)||(i=i===null?p.errors:i.concat(
p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.match!==void 0&&o.call(e,"match")){let c=r;yr(e.match,0)||(i=i===null?yr.errors:i.concat(yr.errors),r=
i.length);var s=c===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let c=r;F(e.body_limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=
i.length);var s=c===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let c=r;se(e.model,0)||(i=i===null?se.errors:i.concat(se.errors),r=i.length);var s=c===
r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let c=r;p(e.upstream,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else
var s=!0;if(s){if(e.catalogue!==void 0&&o.call(e,"catalogue")){let c=r;p(e.catalogue,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;
if(s){if(e.task!==void 0&&o.call(e,"task")){let c=r;ve(e.task,0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.requires_owner!==
void 0&&o.call(e,"requires_owner")){let c=e.requires_owner,d=r;if(r===d)if(Array.isArray(c)){var f=!0;let _=c.length;for(let h=0;h<_;h++){let R=r;Ae(c[h],0)||(i=
i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var f=R===r;if(!f)break}}else return B.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(e.creates_resource!==
void 0&&o.call(e,"creates_resource")){let c=e.creates_resource,d=r;if(r===d)if(Array.isArray(c)){var t=!0;let _=c.length;for(let h=0;h<_;h++){let R=r;qe(c[h],0)||
(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);var t=R===r;if(!t)break}}else return B.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(e.removes_resource!==
void 0&&o.call(e,"removes_resource")){let c=e.removes_resource,d=r;if(r===d)if(Array.isArray(c)){var n=!0;let _=c.length;for(let h=0;h<_;h++){let R=r;or(c[h],0)||
(i=i===null?or.errors:i.concat(or.errors),r=i.length);var n=R===r;if(!n)break}}else return B.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(e.resources!==void 0&&
o.call(e,"resources")){let c=r;Be(e.resources,0)||(i=i===null?Be.errors:i.concat(Be.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.account!==void 0&&o.
call(e,"account")){let c=r;Ve(e.account,0)||(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.branches!==void 0&&o.call(
e,"branches")){let c=e.branches,d=r;if(r===d)if(Array.isArray(c)){if(c.length<1)return B.errors=[0],!1;{var l=!0;let _=c.length;for(let h=0;h<_;h++){let R=r;He(
c[h],0)||(i=i===null?He.errors:i.concat(He.errors),r=i.length);var l=R===r;if(!l)break}}}else return B.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(e.shorthand!==
void 0&&o.call(e,"shorthand")){let c=r;Z(e.shorthand,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.body!==void 0&&
o.call(e,"body")){let c=r;fe(e.body,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.fill!==void 0&&o.call(e,"fill")){
let c=r;p(e.fill,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let c=r;U(e.
forward,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let c=r;p(e.billing,
0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.creates_task!==void 0&&o.call(e,"creates_task")){let c=r;p(e.creates_task,
0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.on_abort!==void 0&&o.call(e,"on_abort")){let c=e.on_abort,d=r;if(typeof c!=
"string")return B.errors=[0],!1;if(!(c==="cancel"||c==="drain"))return B.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let c=r;
gr(e.drain,0)||(i=i===null?gr.errors:i.concat(gr.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.examples!==void 0&&o.call(e,"examples")){let c=e.examples,
d=r;if(r===d)if(Array.isArray(c)){var u=!0;let _=c.length;for(let h=0;h<_;h++){let R=r;oe(c[h],0)||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length);var u=R===
r;if(!u)break}}else return B.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(he({model:{with:["body_limit","requires_owner","creates_resource","removes_resourc\
e","branches","shorthand","body","fill","forward","billing","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","creates_resource",
"removes_resource","body","fill","forward","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{},account:{}},
e).length!==0)return B.errors=[0],!1;if(Nr({branches:["shorthand","body","fill","forward","billing","creates_task"]},e).length!==0)return B.errors=[0],!1}}}}}}}}}}}}}}}}}}}}}}}}}else
return B.errors=[0],!1;return B.errors=i,r===0}function fr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.prefix===void 0||!o.call(e,"prefix"))&&(f="prefix")||(e.upstream===
void 0||!o.call(e,"upstream"))&&(f="upstream"))return fr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="prefix"||n==="upstream"||n==="interface")){
return fr.errors=[0],!1;break}if(t===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let n=r;Ce(e.prefix,0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let n=r;p(e.upstream,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.interface!==void 0&&o.call(e,"interface")){let n=r;p(e.interface,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else
var s=!0}}}}else return fr.errors=[0],!1;return fr.errors=i,r===0}function E(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let We;if((e.
version===void 0||!o.call(e,"version"))&&(We="version")||(e.store===void 0||!o.call(e,"store"))&&(We="store")||(e.currency===void 0||!o.call(e,"currency"))&&(We=
"currency")||(e.upstreams===void 0||!o.call(e,"upstreams"))&&(We="upstreams")||(e.envelopes===void 0||!o.call(e,"envelopes"))&&(We="envelopes")||(e.interfaces===
void 0||!o.call(e,"interfaces"))&&(We="interfaces")||(e.routes===void 0||!o.call(e,"routes"))&&(We="routes"))return E.errors=[0],!1;{let Cr=r;for(let v of Object.
keys(e))if(!o.call(Gr.properties,v)){return E.errors=[0],!1;break}if(Cr===r){if(e.version!==void 0&&o.call(e,"version")){let v=r;if(e.version!==1)return E.errors=
[0],!1;var s=v===r}else var s=!0;if(s){if(e.server!==void 0&&o.call(e,"server")){let v=r;ar(e.server,0)||(i=i===null?ar.errors:i.concat(ar.errors),r=i.length);var s=v===
r}else var s=!0;if(s){if(e.store!==void 0&&o.call(e,"store")){let v=r;Qe(e.store,0)||(i=i===null?Qe.errors:i.concat(Qe.errors),r=i.length);var s=v===r}else var s=!0;
if(s){if(e.settle!==void 0&&o.call(e,"settle")){let v=r;Ne(e.settle,0)||(i=i===null?Ne.errors:i.concat(Ne.errors),r=i.length);var s=v===r}else var s=!0;if(s){if(e.
media!==void 0&&o.call(e,"media")){let v=r;pr(e.media,0)||(i=i===null?pr.errors:i.concat(pr.errors),r=i.length);var s=v===r}else var s=!0;if(s){if(e.currency!==
void 0&&o.call(e,"currency")){let v=r;ae(e.currency,0)||(i=i===null?ae.errors:i.concat(ae.errors),r=i.length);var s=v===r}else var s=!0;if(s){if(e.limits!==void 0&&
o.call(e,"limits")){let v=e.limits,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.errors:i.
concat(p.errors),r=i.length);var f=w===r;if(!f){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(f)for(let q of Object.keys(v)){let w=r;I(v[q],0)||(i=
i===null?I.errors:i.concat(I.errors),r=i.length);var t=w===r;if(!t)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.upstreams!==void 0&&o.
call(e,"upstreams")){let v=e.upstreams,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var n=w===r;if(!n){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(n)for(let q of Object.keys(v)){let w=r;ze(v[q],0)||
(i=i===null?ze.errors:i.concat(ze.errors),r=i.length);var l=w===r;if(!l)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.prices!==void 0&&
o.call(e,"prices")){let v=e.prices,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.errors:i.
concat(p.errors),r=i.length);var u=w===r;if(!u){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(u)for(let q of Object.keys(v)){let w=r;Le(v[q],0)||(i=
i===null?Le.errors:i.concat(Le.errors),r=i.length);var y=w===r;if(!y)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.models!==void 0&&o.
call(e,"models")){let v=e.models,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;le(q,0)||(i=i===null?le.errors:i.
concat(le.errors),r=i.length);var m=w===r;if(!m){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(m)for(let q of Object.keys(v)){let w=r;H(v[q],0)||(i=
i===null?H.errors:i.concat(H.errors),r=i.length);var a=w===r;if(!a)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.envelopes!==void 0&&o.
call(e,"envelopes")){let v=e.envelopes,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var c=w===r;if(!c){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(c)for(let q of Object.keys(v)){let w=r;ke(v[q],0)||
(i=i===null?ke.errors:i.concat(ke.errors),r=i.length);var d=w===r;if(!d)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.interfaces!==void 0&&
o.call(e,"interfaces")){let v=e.interfaces,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.
errors:i.concat(p.errors),r=i.length);var g=w===r;if(!g){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(g)for(let q of Object.keys(v)){let w=r;G(v[q],
0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var _=w===r;if(!_)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.billing!==void 0&&
o.call(e,"billing")){let v=e.billing,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var h=w===r;if(!h){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(h)for(let q of Object.keys(v)){let w=r;V(v[q],0)||
(i=i===null?V.errors:i.concat(V.errors),r=i.length);var R=w===r;if(!R)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.tasks!==void 0&&o.
call(e,"tasks")){let v=e.tasks,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.errors:i.concat(
p.errors),r=i.length);var wr=w===r;if(!wr){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(wr)for(let q of Object.keys(v)){let w=r;ye(v[q],0)||(i=i===
null?ye.errors:i.concat(ye.errors),r=i.length);var ue=w===r;if(!ue)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.fills!==void 0&&o.call(
e,"fills")){let v=e.fills,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.errors:i.concat(p.
errors),r=i.length);var T=w===r;if(!T){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(T)for(let q of Object.keys(v)){let w=r;Te(v[q],0)||(i=i===null?
Te.errors:i.concat(Te.errors),r=i.length);var Pe=w===r;if(!Pe)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.catalogues!==void 0&&o.call(
e,"catalogues")){let v=e.catalogues,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var Pr=w===r;if(!Pr){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(Pr)for(let q of Object.keys(v)){let w=r;Ke(v[q],
0)||(i=i===null?Ke.errors:i.concat(Ke.errors),r=i.length);var Br=w===r;if(!Br)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.routes!==void 0&&
o.call(e,"routes")){let v=e.routes,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.errors:i.
concat(p.errors),r=i.length);var xr=w===r;if(!xr){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(xr)for(let q of Object.keys(v)){let w=r;B(v[q],0)||
(i=i===null?B.errors:i.concat(B.errors),r=i.length);var Sr=w===r;if(!Sr)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0;if(s)if(e.mounts!==void 0&&
o.call(e,"mounts")){let v=e.mounts,x=r;if(r===x)if(v&&typeof v=="object"&&!Array.isArray(v)){for(let q of Object.keys(v)){let w=r;p(q,0)||(i=i===null?p.errors:i.
concat(p.errors),r=i.length);var Or=w===r;if(!Or){return i===null?i=[0]:i.push(0),r++,E.errors=i,!1;break}}if(Or)for(let q of Object.keys(v)){let w=r;fr(v[q],0)||
(i=i===null?fr.errors:i.concat(fr.errors),r=i.length);var Mr=w===r;if(!Mr)break}}else return E.errors=[0],!1;var s=x===r}else var s=!0}}}}}}}}}}}}}}}}}}}else return E.
errors=[0],!1;return E.errors=i,r===0}export{qi as fitsSchema};
