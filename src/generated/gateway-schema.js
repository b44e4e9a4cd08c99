/** Generated: whether a document fits schemas/gateway.schema.json. Run `npm run generate` and do not edit. */
var br=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(r){throw i=0,r}};var Nr=br((_i,xr)=>{"use strict";xr.exports=function e(i,r){if(i===r)return!0;if(i&&r&&typeof i=="object"&&typeof r=="object"){if(i.constructor!==r.constructor)
return!1;var s,u,n;if(Array.isArray(i)){if(s=i.length,s!=r.length)return!1;for(u=s;u--!==0;)if(!e(i[u],r[u]))return!1;return!0}if(i.constructor===RegExp)return i.
source===r.source&&i.flags===r.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===r.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===r.toString();if(n=Object.keys(i),s=n.length,s!==Object.keys(r).length)return!1;for(u=s;u--!==0;)if(!Object.prototype.hasOwnProperty.call(r,n[u]))return!1;
for(u=s;u--!==0;){var t=n[u];if(!e(i[t],r[t]))return!1}return!0}return i!==i&&r!==r}});var Er=br($r=>{"use strict";Object.defineProperty($r,"__esModule",{value:!0});var Or=Nr();Or.code='require("ajv/dist/runtime/equal").default';$r.default=Or});var zr=br(kr=>{"use strict";Object.defineProperty(kr,"__esModule",{value:!0});function Ir(e){let i=e.length,r=0,s=0,u;for(;s<i;)r++,u=e.charCodeAt(s++),u>=55296&&
u<=56319&&s<i&&(u=e.charCodeAt(s),(u&64512)===56320&&s++);return r}kr.default=Ir;Ir.code='require("ajv/dist/runtime/ucs2length").default'});function he(e,i){let r=Object.keys(i),s=new Map(Object.entries(e)),u=d=>s.get(d)?.with??[],n=r.filter(d=>s.has(d)),t=n.filter(d=>!n.some(b=>u(b).includes(d))),[
l,f]=t;if(l===void 0)return[{problem:"none",keys:[...s.keys()]}];if(f!==void 0)return[{problem:"many",keys:t}];let m=new Set([...s].flatMap(([d])=>[d,...u(d)])),
v=new Set([l,...u(l)]),a=r.filter(d=>m.has(d)&&!v.has(d)),c=(s.get(l)?.required??[]).filter(d=>!r.includes(d));return[...a.map(d=>({problem:"stray",key:d,beside:l,
belongs:[...s.keys()].filter(b=>u(b).includes(d))})),...c.map(d=>({problem:"lacking",key:d,beside:l}))]}function Pr(e,i){return Object.entries(e).flatMap(([r,s])=>Object.
hasOwn(i,r)?s.filter(u=>Object.hasOwn(i,u)).map(u=>({problem:"stray",key:u,beside:r,belongs:[]})):[])}var $i=O,Mr={$schema:"http://json-schema.org/draft-07/schema#",type:"object",additionalProperties:!1,required:["version","store","currency","upstreams","envelop\
es","interfaces","routes"],properties:{version:{const:1},server:{$ref:"#/definitions/server"},store:{$ref:"#/definitions/store"},settle:{$ref:"#/definitions/set\
tle"},media:{$ref:"#/definitions/media_reading"},currency:{$ref:"#/definitions/currency"},upstreams:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/upstream"}},prices:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/price"}},models:{type:"\
object",propertyNames:{$ref:"#/definitions/model_id"},additionalProperties:{$ref:"#/definitions/model"}},envelopes:{type:"object",propertyNames:{$ref:"#/definit\
ions/name"},additionalProperties:{$ref:"#/definitions/envelope"}},interfaces:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"\
#/definitions/interface"}},billing:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/billing_rule"}},tasks:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/task_kind"}},fills:{type:"object",propertyNames:{$ref:"#/definitions\
/name"},additionalProperties:{$ref:"#/definitions/fill"}},catalogues:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/defi\
nitions/catalogue"}},routes:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/route"}},mounts:{type:"object",propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/mount"}}},definitions:{name:{type:"string",pattern:"^[a-z][a-z0-9_]*$"},model_id:{type:"str\
ing",pattern:"^[A-Za-z0-9][A-Za-z0-9._/:@-]*$"},duration:{type:"string",pattern:"^[1-9][0-9]{0,11}(ms|s|m|h|d)$"},size:{type:"string",pattern:"^[1-9][0-9]{0,11}\
(B|KiB|MiB|GiB)$"},amount:{type:"string",pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"},pointer:{type:"string",pattern:"^(/([^~/]|~0|~1)*)+$"},header_name:{type:"\
string",pattern:"^[a-z0-9!#$%&'*+.^_`|~-]+$"},query_name:{type:"string",pattern:"^[^\\s&=#?/]+$"},env_name:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},path_template:{
type:"string",pattern:"^/[^\\s?#]*$"},prefix:{type:"string",pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$"},match:{type:"string",pattern:"^(GET|POST|PUT|PATCH|DELETE) /[^\
\\s?#]*$"},schema_file:{type:"string",pattern:"\\.json$"},address:{type:"string",pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|\
6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},secret:{type:"object",additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/e\
nv_name"}}},upstream_url:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,required:["env"],properties:{env:{$ref:"\
#/definitions/env_name"},default:{type:"string",pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}}},store_url:{type:["string","object"],pattern:"^(sqlite:.+|postgr\
es(ql)?://([^\\s/:@]+@)?[^\\s@]+)$",additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",pattern:"^(s\
qlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"}}},expression:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},
unit:{type:"string",enum:["second","million_tokens"]},json:{},tree:{},server:{type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/addr\
ess"},metrics:{$ref:"#/definitions/address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/definitions/ser\
ver_timeout"},drain:{$ref:"#/definitions/server_drain"},envelope:{$ref:"#/definitions/name"},request_id:{$ref:"#/definitions/header_name"},tracing:{$ref:"#/defi\
nitions/server_tracing"}}},server_tracing:{type:"object",additionalProperties:!1,required:["endpoint"],properties:{endpoint:{$ref:"#/definitions/tracing_endpoin\
t"},sample:{$ref:"#/definitions/part"}}},tracing_endpoint:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,required:[
"env"],properties:{env:{$ref:"#/definitions/env_name"}}},part:{type:"number",minimum:0,maximum:1},server_timeout:{type:"object",additionalProperties:!1,properties:{
headers:{$ref:"#/definitions/duration"},body:{$ref:"#/definitions/duration"},request:{$ref:"#/definitions/duration"}}},server_bodies:{type:"object",additionalProperties:!1,
properties:{nodes:{type:"integer",minimum:1,maximum:1e7},kept:{$ref:"#/definitions/size"},kept_per_account:{$ref:"#/definitions/size"}}},server_drain:{type:"obj\
ect",additionalProperties:!1,properties:{lame_duck:{$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/duration"}}},store:{type:"object",additionalProperties:!1,
required:["url"],properties:{url:{$ref:"#/definitions/store_url"}}},settle:{type:"object",additionalProperties:!1,properties:{first:{$ref:"#/definitions/duratio\
n"},longest:{$ref:"#/definitions/duration"},concurrency:{type:"integer",minimum:1,maximum:1024},claim:{$ref:"#/definitions/duration"},lease:{$ref:"#/definitions\
/duration"}}},media_reading:{type:"object",additionalProperties:!1,properties:{timeout:{$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/size"},tolerance:{
$ref:"#/definitions/duration"},shortest:{$ref:"#/definitions/duration"},allow_private:{$ref:"#/definitions/switch"}}},switch:{type:["boolean","object"],additionalProperties:!1,
required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",enum:["0","1","false","true"]}}},currency:{type:"object",additionalProperties:!1,
required:["code"],properties:{code:{type:"string",pattern:"^[A-Z]{3}$"},overdraft:{$ref:"#/definitions/amount"},low_wallet:{$ref:"#/definitions/amount"}}},upstream:{
type:"object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_url"},targets:{type:"object",minProperties:1,propertyNames:{$ref:"#/definiti\
ons/name"},additionalProperties:{$ref:"#/definitions/upstream_target"}},move_on:{type:"array",items:{type:"integer",minimum:400,maximum:599},uniqueItems:!0},health:{
$ref:"#/definitions/upstream_health"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},timeout:{$ref:"#/definitions/upstream_timeout"},credential_refused:{
enum:["pass_on","upstream_failed"]}}},model_upstreams:{type:["string","array"],pattern:"^[a-z][a-z0-9_]*$",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},
upstream_target:{type:"object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_url"},auth:{$ref:"#/definitions/credential"},weight:{type:"\
integer",minimum:0,maximum:1e3}}},upstream_health:{type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1,maximum:1e6},ratio:{type:"\
integer",minimum:1,maximum:100},requests:{type:"integer",minimum:1,maximum:1e6},window:{$ref:"#/definitions/duration"},open:{$ref:"#/definitions/duration"},longest:{
$ref:"#/definitions/duration"}}},credential:{type:"object",additionalProperties:!1,required:["header","secret"],properties:{header:{$ref:"#/definitions/header_n\
ame"},scheme:{$ref:"#/definitions/scheme"},secret:{$ref:"#/definitions/secret"}}},scheme:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9-]*$"},upstream_timeout:{type:"\
object",additionalProperties:!1,properties:{connect:{$ref:"#/definitions/duration"},headers:{$ref:"#/definitions/duration"},idle:{$ref:"#/definitions/duration"}}},
price:{type:"object",additionalProperties:!1,required:["unit","by","table"],properties:{unit:{$ref:"#/definitions/unit"},by:{type:"array",items:{$ref:"#/definit\
ions/name"},uniqueItems:!0},table:{$ref:"#/definitions/price_table"}}},price_table:{type:["string","object"],pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$",minProperties:1,
additionalProperties:{$ref:"#/definitions/price_table"}},model:{type:"object",additionalProperties:!1,required:["type","upstream"],properties:{type:{$ref:"#/def\
initions/name"},upstream:{$ref:"#/definitions/model_upstreams"},price:{$ref:"#/definitions/name"},defaults:{type:"object",propertyNames:{$ref:"#/definitions/nam\
e"},additionalProperties:{type:["string","number","boolean"]}},limits:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integ\
er",minimum:1,maximum:1e9}},card:{type:"object",additionalProperties:{$ref:"#/definitions/json"}}}},envelope:{type:"object",additionalProperties:!1,required:["b\
ody","names"],properties:{headers:{type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definition\
s/tree"},stream:{$ref:"#/definitions/stream_error"},names:{$ref:"#/definitions/envelope_names"},statuses:{$ref:"#/definitions/envelope_statuses"}}},stream_error:{
type:"object",additionalProperties:!1,required:["data"],properties:{event:{type:"string",pattern:"^[^\\r\\n]+$"},data:{$ref:"#/definitions/tree"}}},envelope_names:{
type:"object",additionalProperties:!1,properties:{invalid_request:{type:"string",minLength:1},unsupported_media_type:{type:"string",minLength:1},body_too_large:{
type:"string",minLength:1},unauthenticated:{type:"string",minLength:1},insufficient_funds:{type:"string",minLength:1},not_found:{type:"string",minLength:1},model_not_found:{
type:"string",minLength:1},task_not_found:{type:"string",minLength:1},resource_not_found:{type:"string",minLength:1},route_not_found:{type:"string",minLength:1},
method_not_allowed:{type:"string",minLength:1},conflict:{type:"string",minLength:1},idempotency_mismatch:{type:"string",minLength:1},request_timeout:{type:"stri\
ng",minLength:1},upstream_failed:{type:"string",minLength:1},upstream_timeout:{type:"string",minLength:1},upstream_off:{type:"string",minLength:1},overloaded:{type:"\
string",minLength:1},internal:{type:"string",minLength:1}}},envelope_statuses:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/defini\
tions/status"},unsupported_media_type:{$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},insufficient_funds:{
$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{$ref:"#/definitions/\
status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},idempotency_mismatch:{
$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{$ref:"#/definitions/s\
tatus"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}},status:{type:"integer",minimum:400,
maximum:599},interface:{type:"object",additionalProperties:!1,required:["prefix","auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefix"},auth:{
type:"array",items:{$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"\
#/definitions/idempotency"},request_id:{$ref:"#/definitions/header_name"},log_headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0}}},
idempotency:{type:"object",additionalProperties:!1,required:["header"],properties:{header:{$ref:"#/definitions/header_name"},keep:{$ref:"#/definitions/duration"}}},
interface_forward:{type:"object",additionalProperties:!1,required:["headers","query"],properties:{headers:{type:"array",items:{$ref:"#/definitions/header_name"},
uniqueItems:!0},query:{type:"array",items:{$ref:"#/definitions/query_name"},uniqueItems:!0}}},auth:{type:"object",additionalProperties:!1,properties:{header:{$ref:"\
#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},query:{$ref:"#/definitions/query_name"}},"x-variants":{header:{with:["scheme"]},query:{}}},billing_rule:{
type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{$ref:"#/\
definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",minProperties:1,propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/witho\
ut_usage"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},cap:{$ref:"#/definitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{
with:["charge","without_usage","final","failed","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definition\
s/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}},task_hold:{allOf:[{$ref:"#/definitions/expression"}],not:{type:"object",minProperties:1,
additionalProperties:{type:"object"}}},class_units:{type:"object",not:{required:["cel"],properties:{cel:{type:"string"}}},minProperties:1,propertyNames:{$ref:"#\
/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},without_usage:{type:["string","object"],pattern:"^(hold|free)$",minProperties:1,propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},cap:{type:"number",minimum:1,maximum:1e6},pointers:{type:["string","array"],pattern:"\
^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},count:{type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{
$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0,additionalProperties:!1,required:["sum","at"],properties:{sum:{$ref:"#/definitions/pointers"},at:{$ref:"\
#/definitions/pointer"},where:{$ref:"#/definitions/count_where"}}},count_where:{type:"object",additionalProperties:!1,required:["at","in"],properties:{at:{$ref:"\
#/definitions/pointer"},in:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0}}},actual:{type:"object",additionalProperties:!1,required:["otherwise"],
properties:{at:{$ref:"#/definitions/pointer"},otherwise:{$ref:"#/definitions/expression"}}},fact:{type:"object",additionalProperties:!1,properties:{at:{$ref:"#/\
definitions/places"},flag:{$ref:"#/definitions/flag"},cel:{type:"string",minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{
$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},assume:{$ref:"#/definitions/duration"},type:{type:"string",enum:["string","int","bool"]},
enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/d\
efinitions/fact_default"}},"x-variants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{
with:["assume"]},limit:{},fits:{},count:{}}},places:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},
counted:{type:"object",additionalProperties:!1,required:["each"],properties:{each:{$ref:"#/definitions/places"},where:{$ref:"#/definitions/matcher"},unless:{$ref:"\
#/definitions/matcher"},add:{$ref:"#/definitions/pointer"},default:{type:"integer",minimum:1,maximum:1e6},less:{$ref:"#/definitions/pointer"}},dependencies:{default:[
"add"]}},matcher:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{type:"array",items:{type:["string","null"]},minItems:1,
uniqueItems:!0}},fact_values:{type:["integer","object"],additionalProperties:!1,required:["from","to"],properties:{from:{type:"integer",minimum:-9007199254740991,
maximum:9007199254740991},to:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991}}},fact_default:{type:["string","integer","boolean","object"],additionalProperties:!1,
minProperties:1,properties:{model:{$ref:"#/definitions/name"},limit:{$ref:"#/definitions/name"}}},flag:{type:"object",additionalProperties:!1,required:["names",
"in"],properties:{names:{type:"array",items:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9_-]*$"},minItems:1,uniqueItems:!0},in:{$ref:"#/definitions/pointer"}}},media:{
type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},task_kind:{type:"object",additionalProperties:!1,required:[
"id","status","deadline"],properties:{id:{$ref:"#/definitions/pointer"},query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},status:{$ref:"#/defini\
tions/task_status"},deadline:{$ref:"#/definitions/duration"},unknown_outcome:{$ref:"#/definitions/task_unknown_outcome"},nothing_made:{type:"array",items:{$ref:"\
#/definitions/task_nothing_made"},minItems:1}}},task_nothing_made:{type:"object",additionalProperties:!1,required:["status"],dependencies:{at:["in"],in:["at"]},
properties:{status:{type:"array",items:{type:["integer","string"],minimum:400,maximum:599,pattern:"^4xx$"},minItems:1,uniqueItems:!0},at:{$ref:"#/definitions/po\
inter"},in:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0}}},task_unknown_outcome:{type:"object",additionalProperties:!1,properties:{
key:{$ref:"#/definitions/header_name"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{
$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"\
#/definitions/duration"}},"x-variants":{key:{},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}}},
unknown_page:{type:"object",additionalProperties:!1,required:["number","size","items"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/defini\
tions/query_name"},items:{type:"integer",minimum:1,maximum:1e4},most:{type:"integer",minimum:1,maximum:1e3}}},task_status:{type:"object",additionalProperties:!1,
required:["at","running","succeeded","failed"],properties:{at:{$ref:"#/definitions/pointer"},running:{type:"array",items:{type:"string",minLength:1},minItems:1,
uniqueItems:!0},succeeded:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},failed:{type:"array",items:{type:"string",minLength:1},minItems:1,
uniqueItems:!0}}},fill:{type:"object",additionalProperties:!1,properties:{defaults:{type:"object",additionalProperties:{$ref:"#/definitions/json"}},items:{type:"\
array",items:{$ref:"#/definitions/fill_item"}}},minProperties:1},fill_item:{type:"object",additionalProperties:!1,required:["in","member","from","values"],properties:{
in:{$ref:"#/definitions/pointer"},member:{type:"string",minLength:1},from:{type:"string",minLength:1},values:{type:"object",minProperties:1,additionalProperties:{
$ref:"#/definitions/json"}}}},catalogue:{type:"object",additionalProperties:!1,required:["type","page","item","list"],properties:{type:{$ref:"#/definitions/name"},
page:{$ref:"#/definitions/catalogue_page"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1},item:{$ref:"#/definitions/tree"},list:{$ref:"#/d\
efinitions/tree"}}},catalogue_page:{type:"object",additionalProperties:!1,required:["size","default","max"],properties:{size:{$ref:"#/definitions/query_name"},token:{
$ref:"#/definitions/query_name"},after:{$ref:"#/definitions/query_name"},before:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},
max:{type:"integer",minimum:1,maximum:1e5}},"x-variants":{token:{},after:{with:["before"]}}},route:{type:"object",additionalProperties:!1,required:["match"],properties:{
interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{
$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions\
/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/remov\
ed_resource"}},resources:{$ref:"#/definitions/resource_list"},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definiti\
ons/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitio\
ns/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},examples:{type:"ar\
ray",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"]},"x-variants":{model:{with:["body_limit","requires_owner","creates_resource",
"removes_resource","branches","shorthand","body","fill","forward","billing","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","c\
reates_resource","removes_resource","body","fill","forward","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},
task:{}},"x-excludes":{branches:["shorthand","body","fill","forward","billing","creates_task"]}},drain_limits:{type:"object",additionalProperties:!1,properties:{
time:{$ref:"#/definitions/duration"},bytes:{$ref:"#/definitions/size"}}},mount:{type:"object",additionalProperties:!1,required:["prefix","upstream"],properties:{
prefix:{$ref:"#/definitions/prefix"},upstream:{$ref:"#/definitions/name"},interface:{$ref:"#/definitions/name"}}},model_rule:{type:"object",additionalProperties:!1,
properties:{at:{$ref:"#/definitions/pointer"},param:{$ref:"#/definitions/name"},type:{$ref:"#/definitions/name"},prefix:{type:"array",items:{$ref:"#/definitions\
/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/definitions/unit"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-\
variants":{at:{},param:{}}},required_owner:{type:"object",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"\
#/definitions/pointer"},param:{$ref:"#/definitions/name"},uri:{type:"string",pattern:"^[a-z][a-z0-9+.-]*://$"}},"x-variants":{at:{},param:{},uri:{}}},created_resource:{
type:"object",additionalProperties:!1,required:["resource","id"],properties:{resource:{$ref:"#/definitions/name"},id:{type:"array",items:{$ref:"#/definitions/po\
inter"},minItems:1,uniqueItems:!0}}},removed_resource:{type:"object",additionalProperties:!1,required:["resource","param"],properties:{resource:{$ref:"#/definit\
ions/name"},param:{$ref:"#/definitions/name"}}},resource_list:{type:"object",additionalProperties:!1,required:["list","query","record","item","answer","page"],properties:{
list:{$ref:"#/definitions/name"},query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},record:{$ref:"#/definitions/pointer"},item:{$ref:"#/definitio\
ns/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"}}},branch:{type:"object",additionalProperties:!1,required:["name"],properties:{
name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/when"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"\
#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},dependencies:{creates_task:[
"billing"]}},when:{type:"object",additionalProperties:!1,properties:{prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{
$ref:"#/definitions/unit"}},minProperties:1},shorthand:{type:"object",additionalProperties:!1,required:["prompt","images","into","roles"],properties:{prompt:{type:"\
string",minLength:1},images:{type:"string",minLength:1},into:{type:"string",minLength:1},roles:{type:"array",items:{type:"string",minLength:1},minItems:1}}},route_forward:{
type:"object",additionalProperties:!1,properties:{only:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},path:{$ref:"#/definitions/path\
_template"}},minProperties:1},task_action:{type:"object",additionalProperties:!1,required:["kinds"],properties:{poll:{$ref:"#/definitions/name"},cancel:{$ref:"#\
/definitions/name"},list:{$ref:"#/definitions/tree"},kinds:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},item:{$ref:"#/definitions/\
tree"},page:{$ref:"#/definitions/task_page"},filters:{$ref:"#/definitions/task_filters"}},"x-variants":{poll:{},cancel:{},list:{with:["item","page","filters"],required:[
"item","page"]}}},task_page:{type:"object",additionalProperties:!1,required:["number","size","default","max"],properties:{number:{$ref:"#/definitions/query_name"},
size:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}}},task_filters:{type:"object",additionalProperties:!1,
properties:{status:{$ref:"#/definitions/query_name"},model:{$ref:"#/definitions/query_name"},id:{$ref:"#/definitions/query_name"}}},example:{type:"object",additionalProperties:!1,
required:["name","expect"],properties:{name:{type:"string",minLength:1},body:{$ref:"#/definitions/json"},params:{type:"object",propertyNames:{$ref:"#/definition\
s/name"},additionalProperties:{type:"string"}},expect:{$ref:"#/definitions/expect"}}},expect:{type:"object",additionalProperties:!1,properties:{branch:{$ref:"#/\
definitions/name"},hold:{$ref:"#/definitions/amount"},error:{type:"string",enum:["invalid_request","unsupported_media_type","body_too_large","unauthenticated","\
insufficient_funds","model_not_found","task_not_found","resource_not_found","route_not_found","method_not_allowed","conflict","idempotency_mismatch","request_ti\
meout","upstream_failed","upstream_timeout","upstream_off","overloaded","internal"]}},minProperties:1}}},o=Object.prototype.hasOwnProperty,Cr={type:"object",additionalProperties:!1,
properties:{listen:{$ref:"#/definitions/address"},metrics:{$ref:"#/definitions/address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/serv\
er_bodies"},timeout:{$ref:"#/definitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},envelope:{$ref:"#/definitions/name"},request_id:{$ref:"#/def\
initions/header_name"},tracing:{$ref:"#/definitions/server_tracing"}}};var Gr=new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","u");function xe(e){
let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Gr.test(e))return xe.errors=[0],!1}else return xe.errors=[0],!1;return xe.errors=i,r===0}var Dr=new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$","u");function L(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Dr.test(e))return L.errors=[0],!1}else
return L.errors=[0],!1;return L.errors=i,r===0}function Ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n==="nodes"||n==="kept"||n==="kept_\
per_account")){return Ne.errors=[0],!1;break}if(u===r){if(e.nodes!==void 0&&o.call(e,"nodes")){let n=e.nodes,t=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return Ne.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1e7||isNaN(n))return Ne.errors=[0],!1;if(n<1||isNaN(n))return Ne.errors=[0],!1}var s=t===
r}else var s=!0;if(s){if(e.kept!==void 0&&o.call(e,"kept")){let n=r;L(e.kept,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.kept_per_account!==void 0&&o.call(e,"kept_per_account")){let n=r;L(e.kept_per_account,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else
var s=!0}}}else return Ne.errors=[0],!1;return Ne.errors=i,r===0}var Vr=new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$","u");function h(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Vr.test(e))return h.errors=[0],!1}else return h.
errors=[0],!1;return h.errors=i,r===0}function lr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n===
"headers"||n==="body"||n==="request")){return lr.errors=[0],!1;break}if(u===r){if(e.headers!==void 0&&o.call(e,"headers")){let n=r;h(e.headers,0)||(i=i===null?h.
errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let n=r;h(e.body,0)||(i=i===null?h.errors:i.concat(h.
errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.request!==void 0&&o.call(e,"request")){let n=r;h(e.request,0)||(i=i===null?h.errors:i.concat(h.errors),r=
i.length);var s=n===r}else var s=!0}}}else return lr.errors=[0],!1;return lr.errors=i,r===0}function fr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n==="lame_duck"||n==="limit")){return fr.
errors=[0],!1;break}if(u===r){if(e.lame_duck!==void 0&&o.call(e,"lame_duck")){let n=r;h(e.lame_duck,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let n=r;h(e.limit,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0}}else
return fr.errors=[0],!1;return fr.errors=i,r===0}var Fr=new RegExp("^[a-z][a-z0-9_]*$","u");function p(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Fr.test(e))return p.errors=[0],!1}else return p.errors=
[0],!1;return p.errors=i,r===0}var Hr=new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$","u");function N(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Hr.test(e))return N.errors=[0],!1}else return N.
errors=[0],!1;return N.errors=i,r===0}var Ar=new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","u");var Ur=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u");function T(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ur.test(e))return T.errors=[0],!1}else return T.
errors=[0],!1;return T.errors=i,r===0}function Ge(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ge.errors=[0],!1;if(r===
0){if(typeof e=="string"&&!Ar.test(e))return Ge.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.env===void 0||!o.call(e,"env"))&&(s=
"env"))return Ge.errors=[0],!1;{let u=r;for(let n of Object.keys(e))if(n!=="env"){return Ge.errors=[0],!1;break}u===r&&e.env!==void 0&&o.call(e,"env")&&(T(e.env,
0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length))}}}return Ge.errors=i,r===0}function Ye(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return Ye.errors=[0],!1;if(e<0||isNaN(e))return Ye.errors=[0],!1}else
return Ye.errors=[0],!1;return Ye.errors=i,r===0}function Je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.endpoint===void 0||
!o.call(e,"endpoint"))&&(u="endpoint"))return Je.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="endpoint"||t==="sample")){return Je.errors=[0],!1;
break}if(n===r){if(e.endpoint!==void 0&&o.call(e,"endpoint")){let t=r;Ge(e.endpoint,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.sample!==void 0&&o.call(e,"sample")){let t=r;Ye(e.sample,0)||(i=i===null?Ye.errors:i.concat(Ye.errors),r=i.length);var s=t===r}else var s=!0}}}else return Je.
errors=[0],!1;return Je.errors=i,r===0}function ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!o.
call(Cr.properties,n)){return ur.errors=[0],!1;break}if(u===r){if(e.listen!==void 0&&o.call(e,"listen")){let n=r;xe(e.listen,0)||(i=i===null?xe.errors:i.concat(
xe.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.metrics!==void 0&&o.call(e,"metrics")){let n=r;xe(e.metrics,0)||(i=i===null?xe.errors:i.concat(xe.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let n=r;L(e.body_limit,0)||(i=i===null?L.errors:i.concat(L.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.bodies!==void 0&&o.call(e,"bodies")){let n=r;Ne(e.bodies,0)||(i=i===null?Ne.errors:i.concat(Ne.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;lr(e.timeout,0)||(i=i===null?lr.errors:i.concat(lr.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let n=r;fr(e.drain,0)||(i=i===null?fr.errors:i.concat(fr.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let n=r;p(e.envelope,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.request_id!==void 0&&o.call(e,"request_id")){let n=r;N(e.request_id,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=n===r}else var s=!0;if(s)
if(e.tracing!==void 0&&o.call(e,"tracing")){let n=r;Je(e.tracing,0)||(i=i===null?Je.errors:i.concat(Je.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}}}else
return ur.errors=[0],!1;return ur.errors=i,r===0}var Lr=new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","u");function be(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return be.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Lr.test(e))return be.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;
if((e.env===void 0||!o.call(e,"env"))&&(u="env"))return be.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default")){return be.errors=[
0],!1;break}if(n===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;T(e.env,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=t===r}else var s=!0;if(s)
if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;if(r===l)if(typeof t=="string"){if(!Lr.test(t))return be.errors=[0],!1}else return be.errors=[0],
!1;var s=l===r}else var s=!0}}}}return be.errors=i,r===0}function Qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.url===void 0||
!o.call(e,"url"))&&(s="url"))return Qe.errors=[0],!1;{let u=r;for(let n of Object.keys(e))if(n!=="url"){return Qe.errors=[0],!1;break}u===r&&e.url!==void 0&&o.call(
e,"url")&&(be(e.url,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length))}}else return Qe.errors=[0],!1;return Qe.errors=i,r===0}function Oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n==="first"||n==="longest"||n==="co\
ncurrency"||n==="claim"||n==="lease")){return Oe.errors=[0],!1;break}if(u===r){if(e.first!==void 0&&o.call(e,"first")){let n=r;h(e.first,0)||(i=i===null?h.errors:
i.concat(h.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let n=r;h(e.longest,0)||(i=i===null?h.errors:i.concat(
h.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.concurrency!==void 0&&o.call(e,"concurrency")){let n=e.concurrency,t=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return Oe.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1024||isNaN(n))return Oe.errors=[0],!1;if(n<1||isNaN(n))return Oe.
errors=[0],!1}var s=t===r}else var s=!0;if(s){if(e.claim!==void 0&&o.call(e,"claim")){let n=r;h(e.claim,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.lease!==void 0&&o.call(e,"lease")){let n=r;h(e.lease,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else
var s=!0}}}}}else return Oe.errors=[0],!1;return Oe.errors=i,r===0}function Ee(e){let i=null,r=0;if(typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ee.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.
isArray(e)){let u;if((e.env===void 0||!o.call(e,"env"))&&(u="env"))return Ee.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default")){
return Ee.errors=[0],!1;break}if(n===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;T(e.env,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;if(typeof t!="string")return Ee.errors=[0],!1;if(!(t==="0"||t==="1"||t==="false"||
t==="true"))return Ee.errors=[0],!1;var s=l===r}else var s=!0}}}return Ee.errors=i,r===0}function cr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n==="timeout"||n==="limit"||n==="tolerance"||n==="shortest"||n==="allow_private")){return cr.errors=[0],!1;
break}if(u===r){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;h(e.timeout,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.limit!==void 0&&o.call(e,"limit")){let n=r;L(e.limit,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.tolerance!==
void 0&&o.call(e,"tolerance")){let n=r;h(e.tolerance,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.shortest!==void 0&&
o.call(e,"shortest")){let n=r;h(e.shortest,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.allow_private!==void 0&&o.
call(e,"allow_private")){let n=r;Ee(e.allow_private,0)||(i=i===null?Ee.errors:i.concat(Ee.errors),r=i.length);var s=n===r}else var s=!0}}}}}else return cr.errors=
[0],!1;return cr.errors=i,r===0}var Wr=new RegExp("^[A-Z]{3}$","u");var Rr=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function oe(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Rr.test(e))return oe.errors=[0],
!1}else return oe.errors=[0],!1;return oe.errors=i,r===0}function Ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.code===
void 0||!o.call(e,"code"))&&(u="code"))return Ie.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="code"||t==="overdraft"||t==="low_wallet")){return Ie.
errors=[0],!1;break}if(n===r){if(e.code!==void 0&&o.call(e,"code")){let t=e.code,l=r;if(r===l)if(typeof t=="string"){if(!Wr.test(t))return Ie.errors=[0],!1}else
return Ie.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.overdraft!==void 0&&o.call(e,"overdraft")){let t=r;oe(e.overdraft,0)||(i=i===null?oe.errors:i.concat(
oe.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.low_wallet!==void 0&&o.call(e,"low_wallet")){let t=r;oe(e.low_wallet,0)||(i=i===null?oe.errors:i.concat(
oe.errors),r=i.length);var s=t===r}else var s=!0}}}}else return Ie.errors=[0],!1;return Ie.errors=i,r===0}function ee(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ee.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ar.test(
e))return ee.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.env===void 0||!o.call(e,"env"))&&(u="env"))return ee.errors=[0],!1;{let n=r;
for(let t of Object.keys(e))if(!(t==="env"||t==="default")){return ee.errors=[0],!1;break}if(n===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;T(e.env,0)||(i=i===
null?T.errors:i.concat(T.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;if(r===l)if(typeof t==
"string"){if(!Ar.test(t))return ee.errors=[0],!1}else return ee.errors=[0],!1;var s=l===r}else var s=!0}}}}return ee.errors=i,r===0}var Yr=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function Me(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Yr.test(e))return Me.errors=[0],!1}else return Me.
errors=[0],!1;return Me.errors=i,r===0}function Xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.env===void 0||!o.call(e,"env"))&&(s="env"))return Xe.errors=[0],
!1;{let u=r;for(let n of Object.keys(e))if(n!=="env"){return Xe.errors=[0],!1;break}u===r&&e.env!==void 0&&o.call(e,"env")&&(T(e.env,0)||(i=i===null?T.errors:i.
concat(T.errors),r=i.length))}}else return Xe.errors=[0],!1;return Xe.errors=i,r===0}function we(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let u;if((e.header===void 0||!o.call(e,"header"))&&(u="header")||(e.secret===void 0||!o.call(e,"secret"))&&(u="secret"))return we.errors=[0],!1;{let n=r;for(let t of Object.
keys(e))if(!(t==="header"||t==="scheme"||t==="secret")){return we.errors=[0],!1;break}if(n===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;N(e.header,0)||
(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let t=r;Me(e.scheme,0)||(i=i===null?
Me.errors:i.concat(Me.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.secret!==void 0&&o.call(e,"secret")){let t=r;Xe(e.secret,0)||(i=i===null?Xe.errors:
i.concat(Xe.errors),r=i.length);var s=t===r}else var s=!0}}}}else return we.errors=[0],!1;return we.errors=i,r===0}function ze(e){let i=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n==="url"||n==="auth"||n==="weight")){return ze.errors=[0],!1;break}if(u===r){if(e.
url!==void 0&&o.call(e,"url")){let n=r;ee(e.url,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.auth!==void 0&&o.
call(e,"auth")){let n=r;we(e.auth,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.weight!==void 0&&o.call(e,"weigh\
t")){let n=e.weight,t=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ze.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(
n))return ze.errors=[0],!1;if(n<0||isNaN(n))return ze.errors=[0],!1}var s=t===r}else var s=!0}}}else return ze.errors=[0],!1;return ze.errors=i,r===0}function C(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n==="failures"||n==="ratio"||n==="re\
quests"||n==="window"||n==="open"||n==="longest")){return C.errors=[0],!1;break}if(u===r){if(e.failures!==void 0&&o.call(e,"failures")){let n=e.failures,t=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return C.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(n))return C.errors=[0],!1;if(n<1||isNaN(
n))return C.errors=[0],!1}var s=t===r}else var s=!0;if(s){if(e.ratio!==void 0&&o.call(e,"ratio")){let n=e.ratio,t=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return C.errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return C.errors=[0],!1;if(n<1||isNaN(n))return C.errors=[0],!1}
var s=t===r}else var s=!0;if(s){if(e.requests!==void 0&&o.call(e,"requests")){let n=e.requests,t=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return C.
errors=[0],!1;if(r===t&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(n))return C.errors=[0],!1;if(n<1||isNaN(n))return C.errors=[0],!1}var s=t===r}else var s=!0;
if(s){if(e.window!==void 0&&o.call(e,"window")){let n=r;h(e.window,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
open!==void 0&&o.call(e,"open")){let n=r;h(e.open,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.longest!==void 0&&
o.call(e,"longest")){let n=r;h(e.longest,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0}}}}}}else return C.errors=[0],!1;return C.
errors=i,r===0}function ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n==="connect"||n==="headers"||n==="\
idle")){return ar.errors=[0],!1;break}if(u===r){if(e.connect!==void 0&&o.call(e,"connect")){let n=r;h(e.connect,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let n=r;h(e.headers,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.idle!==void 0&&o.call(e,"idle")){let n=r;h(e.idle,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0}}}else
return ar.errors=[0],!1;return ar.errors=i,r===0}function B(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l=r;for(let f of Object.
keys(e))if(!(f==="url"||f==="targets"||f==="move_on"||f==="health"||f==="optional"||f==="auth"||f==="timeout"||f==="credential_refused")){return B.errors=[0],!1;
break}if(l===r){if(e.url!==void 0&&o.call(e,"url")){let f=r;ee(e.url,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.
targets!==void 0&&o.call(e,"targets")){let f=e.targets,m=r;if(r===m)if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1)return B.errors=[0],
!1;for(let a of Object.keys(f)){let c=r;p(a,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=c===r;if(!u){return i===null?i=[0]:i.push(0),r++,B.errors=
i,!1;break}}if(u)for(let a of Object.keys(f)){let c=r;ze(f[a],0)||(i=i===null?ze.errors:i.concat(ze.errors),r=i.length);var n=c===r;if(!n)break}}else return B.errors=
[0],!1;var s=m===r}else var s=!0;if(s){if(e.move_on!==void 0&&o.call(e,"move_on")){let f=e.move_on,m=r;if(r===m)if(Array.isArray(f)){var t=!0;let a=f.length;for(let c=0;c<
a;c++){let d=f[c],b=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return B.errors=[0],!1;if(r===b&&typeof d=="number"&&isFinite(d)){if(d>599||isNaN(
d))return B.errors=[0],!1;if(d<400||isNaN(d))return B.errors=[0],!1}var t=b===r;if(!t)break}if(t){let c=f.length,d;if(c>1){let b={};for(;c--;){let y=f[c];if(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)){if(typeof b[y]=="number"){return d=b[y],B.errors=[0],!1;break}b[y]=c}}}}}else return B.errors=[0],!1;var s=m===r}else var s=!0;
if(s){if(e.health!==void 0&&o.call(e,"health")){let f=r;C(e.health,0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.
optional!==void 0&&o.call(e,"optional")){let f=r;if(typeof e.optional!="boolean")return B.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(
e,"auth")){let f=r;we(e.auth,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){
let f=r;ar(e.timeout,0)||(i=i===null?ar.errors:i.concat(ar.errors),r=i.length);var s=f===r}else var s=!0;if(s)if(e.credential_refused!==void 0&&o.call(e,"creden\
tial_refused")){let f=e.credential_refused,m=r;if(!(f==="pass_on"||f==="upstream_failed"))return B.errors=[0],!1;var s=m===r}else var s=!0}}}}}}}}else return B.
errors=[0],!1;return B.errors=i,r===0}var ie=Er().default;function D(e){let i=null,r=0;return typeof e!="string"?(D.errors=[0],!1):e==="second"||e==="million_tokens"?(D.errors=i,r===0):(D.errors=[0],!1)}var jr={validate:Ue};function Ue(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ue.errors=[0],!1;if(r===0){if(typeof e==
"string"&&!Rr.test(e))return Ue.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ue.errors=[0],!1;for(let u of Object.
keys(e)){let n=r;jr.validate(e[u],0)||(i=i===null?jr.validate.errors:i.concat(jr.validate.errors),r=i.length);var s=n===r;if(!s)break}}}return Ue.errors=i,r===0}
function Le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.unit===void 0||!o.call(e,"unit"))&&(n="unit")||(e.by===void 0||!o.
call(e,"by"))&&(n="by")||(e.table===void 0||!o.call(e,"table"))&&(n="table"))return Le.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="unit"||l==="\
by"||l==="table")){return Le.errors=[0],!1;break}if(t===r){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;D(e.unit,0)||(i=i===null?D.errors:i.concat(D.errors),r=
i.length);var s=l===r}else var s=!0;if(s){if(e.by!==void 0&&o.call(e,"by")){let l=e.by,f=r;if(r===f)if(Array.isArray(l)){var u=!0;let v=l.length;for(let a=0;a<v;a++){
let c=r;p(l[a],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=c===r;if(!u)break}if(u){let a=l.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(ie(l[a],
l[c])){return Le.errors=[0],!1;break e}}}}else return Le.errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.table!==void 0&&o.call(e,"table")){let l=r;Ue(e.table,
0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);var s=l===r}else var s=!0}}}}else return Le.errors=[0],!1;return Le.errors=i,r===0}var Jr=new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$","u");function le(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Jr.test(e))return le.errors=[0],!1}else
return le.errors=[0],!1;return le.errors=i,r===0}function De(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return De.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Fr.test(e))return De.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return De.errors=[0],!1;{var s=!0;let u=e.length;for(let n=0;n<u;n++){let t=r;p(e[n],0)||(i=i===null?p.errors:i.concat(
p.errors),r=i.length);var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(ie(e[n],e[t])){return De.errors=[0],!1;break e}}}}}}return De.
errors=i,r===0}function re(e){return re.errors=null,!0}function S(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if((e.type===void 0||!o.call(e,
"type"))&&(m="type")||(e.upstream===void 0||!o.call(e,"upstream"))&&(m="upstream"))return S.errors=[0],!1;{let v=r;for(let a of Object.keys(e))if(!(a==="type"||
a==="upstream"||a==="price"||a==="defaults"||a==="limits"||a==="card")){return S.errors=[0],!1;break}if(v===r){if(e.type!==void 0&&o.call(e,"type")){let a=r;p(e.
type,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let a=r;De(e.upstream,
0)||(i=i===null?De.errors:i.concat(De.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.price!==void 0&&o.call(e,"price")){let a=r;p(e.price,0)||(i=i===null?
p.errors:i.concat(p.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.defaults!==void 0&&o.call(e,"defaults")){let a=e.defaults,c=r;if(r===c)if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let b of Object.keys(a)){let y=r;p(b,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=y===r;if(!u){return i===null?
i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(u)for(let b of Object.keys(a)){let y=a[b],k=r;if(typeof y!="string"&&!(typeof y=="number"&&isFinite(y))&&typeof y!="\
boolean")return S.errors=[0],!1;var n=k===r;if(!n)break}}else return S.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let a=e.
limits,c=r;if(r===c)if(a&&typeof a=="object"&&!Array.isArray(a)){for(let b of Object.keys(a)){let y=r;p(b,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);
var t=y===r;if(!t){return i===null?i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(t)for(let b of Object.keys(a)){let y=a[b],k=r;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y)))return S.errors=[0],!1;if(r===k&&typeof y=="number"&&isFinite(y)){if(y>1e9||isNaN(y))return S.errors=[0],!1;if(y<1||isNaN(y))return S.errors=[0],
!1}var l=k===r;if(!l)break}}else return S.errors=[0],!1;var s=c===r}else var s=!0;if(s)if(e.card!==void 0&&o.call(e,"card")){let a=e.card,c=r;if(r===c)if(a&&typeof a==
"object"&&!Array.isArray(a))for(let b of Object.keys(a)){let y=r;re(a[b],0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var f=y===r;if(!f)break}else return S.
errors=[0],!1;var s=c===r}else var s=!0}}}}}}}else return S.errors=[0],!1;return S.errors=i,r===0}function E(e){return E.errors=null,!0}var Qr=new RegExp("^[^\\r\\n]+$","u");function Fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.data===void 0||!o.call(e,"\
data"))&&(u="data"))return Fe.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="event"||t==="data")){return Fe.errors=[0],!1;break}if(n===r){if(e.event!==
void 0&&o.call(e,"event")){let t=e.event,l=r;if(r===l)if(typeof t=="string"){if(!Qr.test(t))return Fe.errors=[0],!1}else return Fe.errors=[0],!1;var s=l===r}else
var s=!0;if(s)if(e.data!==void 0&&o.call(e,"data")){let t=r;E(e.data,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=t===r}else var s=!0}}}else return Fe.
errors=[0],!1;return Fe.errors=i,r===0}var Xr={type:"object",additionalProperties:!1,properties:{invalid_request:{type:"string",minLength:1},unsupported_media_type:{
type:"string",minLength:1},body_too_large:{type:"string",minLength:1},unauthenticated:{type:"string",minLength:1},insufficient_funds:{type:"string",minLength:1},
not_found:{type:"string",minLength:1},model_not_found:{type:"string",minLength:1},task_not_found:{type:"string",minLength:1},resource_not_found:{type:"string",minLength:1},
route_not_found:{type:"string",minLength:1},method_not_allowed:{type:"string",minLength:1},conflict:{type:"string",minLength:1},idempotency_mismatch:{type:"stri\
ng",minLength:1},request_timeout:{type:"string",minLength:1},upstream_failed:{type:"string",minLength:1},upstream_timeout:{type:"string",minLength:1},upstream_off:{
type:"string",minLength:1},overloaded:{type:"string",minLength:1},internal:{type:"string",minLength:1}}},P=zr().default;function j(e){let i=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!o.call(Xr.properties,n)){return j.errors=[0],!1;break}if(u===r){if(e.invalid_request!==
void 0&&o.call(e,"invalid_request")){let n=e.invalid_request,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===
r}else var s=!0;if(s){if(e.unsupported_media_type!==void 0&&o.call(e,"unsupported_media_type")){let n=e.unsupported_media_type,t=r;if(r===t)if(typeof n=="string"){
if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let n=e.body_too_large,
t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.unauthenticated!==void 0&&
o.call(e,"unauthenticated")){let n=e.unauthenticated,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===
r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let n=e.insufficient_funds,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)
return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.not_found!==void 0&&o.call(e,"not_found")){let n=e.not_found,t=r;if(r===
t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"m\
odel_not_found")){let n=e.model_not_found,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;
if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let n=e.task_not_found,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else
return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let n=e.resource_not_found,t=r;if(r===t)
if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"rou\
te_not_found")){let n=e.route_not_found,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;
if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_allowed")){let n=e.method_not_allowed,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=
[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(e,"conflict")){let n=e.conflict,t=r;if(r===t)if(typeof n=="str\
ing"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&o.call(e,"idempotency_mis\
match")){let n=e.idempotency_mismatch,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;
if(s){if(e.request_timeout!==void 0&&o.call(e,"request_timeout")){let n=e.request_timeout,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else
return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let n=e.upstream_failed,t=r;if(r===t)if(typeof n==
"string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeou\
t")){let n=e.upstream_timeout,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.
upstream_off!==void 0&&o.call(e,"upstream_off")){let n=e.upstream_off,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=
[0],!1;var s=t===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let n=e.overloaded,t=r;if(r===t)if(typeof n=="string"){if(P(n)<1)return j.
errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let n=e.internal,t=r;if(r===t)if(typeof n==
"string"){if(P(n)<1)return j.errors=[0],!1}else return j.errors=[0],!1;var s=t===r}else var s=!0}}}}}}}}}}}}}}}}}}}else return j.errors=[0],!1;return j.errors=i,
r===0}var ei={type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{$ref:"#/definitions/status"},
body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"\
#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},
method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"\
#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{
$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}};function $(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return $.errors=[0],!1;if(r===0&&typeof e=="number"&&isFinite(e)){if(e>599||
isNaN(e))return $.errors=[0],!1;if(e<400||isNaN(e))return $.errors=[0],!1}return $.errors=i,r===0}function pr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!o.call(ei.properties,n)){return pr.errors=[0],!1;break}if(u===r){if(e.invalid_request!==void 0&&o.call(
e,"invalid_request")){let n=r;$(e.invalid_request,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let n=r;$(e.unsupported_media_type,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let n=r;$(e.body_too_large,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let n=r;$(e.unauthenticated,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let n=r;$(e.insufficient_funds,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let n=r;$(e.model_not_found,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let n=r;$(e.task_not_found,0)||(i=i===null?$.errors:
i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let n=r;$(e.resource_not_found,
0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_not_found")){let n=r;$(e.
route_not_found,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_a\
llowed")){let n=r;$(e.method_not_allowed,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(
e,"conflict")){let n=r;$(e.conflict,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&
o.call(e,"idempotency_mismatch")){let n=r;$(e.idempotency_mismatch,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
request_timeout!==void 0&&o.call(e,"request_timeout")){let n=r;$(e.request_timeout,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let n=r;$(e.upstream_failed,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let n=r;$(e.upstream_timeout,0)||(i=i===null?$.errors:i.concat($.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let n=r;$(e.upstream_off,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let n=r;$(e.overloaded,0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let n=r;$(e.internal,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);
var s=n===r}else var s=!0}}}}}}}}}}}}}}}}}}else return pr.errors=[0],!1;return pr.errors=i,r===0}function $e(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let t;if((e.body===void 0||!o.call(e,"body"))&&(t="body")||(e.names===void 0||!o.call(e,"names"))&&(t="names"))return $e.errors=[0],!1;{let l=r;
for(let f of Object.keys(e))if(!(f==="headers"||f==="body"||f==="stream"||f==="names"||f==="statuses")){return $e.errors=[0],!1;break}if(l===r){if(e.headers!==void 0&&
o.call(e,"headers")){let f=e.headers,m=r;if(r===m)if(f&&typeof f=="object"&&!Array.isArray(f)){for(let v of Object.keys(f)){let a=r;N(v,0)||(i=i===null?N.errors:
i.concat(N.errors),r=i.length);var s=a===r;if(!s){return i===null?i=[0]:i.push(0),r++,$e.errors=i,!1;break}}if(s)for(let v of Object.keys(f)){let a=r;if(typeof f[v]!=
"string")return $e.errors=[0],!1;var u=a===r;if(!u)break}}else return $e.errors=[0],!1;var n=m===r}else var n=!0;if(n){if(e.body!==void 0&&o.call(e,"body")){let f=r;
E(e.body,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var n=f===r}else var n=!0;if(n){if(e.stream!==void 0&&o.call(e,"stream")){let f=r;Fe(e.stream,0)||
(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length);var n=f===r}else var n=!0;if(n){if(e.names!==void 0&&o.call(e,"names")){let f=r;j(e.names,0)||(i=i===null?
j.errors:i.concat(j.errors),r=i.length);var n=f===r}else var n=!0;if(n)if(e.statuses!==void 0&&o.call(e,"statuses")){let f=r;pr(e.statuses,0)||(i=i===null?pr.errors:
i.concat(pr.errors),r=i.length);var n=f===r}else var n=!0}}}}}}else return $e.errors=[0],!1;return $e.errors=i,r===0}var ri=new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$","u");function Ce(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ri.test(e))return Ce.errors=[0],!1}else return Ce.
errors=[0],!1;return Ce.errors=i,r===0}var ii=new RegExp("^[^\\s&=#?/]+$","u");function w(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ii.test(e))return w.errors=[0],!1}else return w.errors=
[0],!1;return w.errors=i,r===0}function er(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n===
"header"||n==="scheme"||n==="query")){return er.errors=[0],!1;break}if(u===r){if(e.header!==void 0&&o.call(e,"header")){let n=r;N(e.header,0)||(i=i===null?N.errors:
i.concat(N.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let n=r;Me(e.scheme,0)||(i=i===null?Me.errors:i.concat(
Me.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=r;w(e.query,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.
length);var s=n===r}else var s=!0;if(s&&he({header:{with:["scheme"]},query:{}},e).length!==0)return er.errors=[0],!1}}}}else return er.errors=[0],!1;return er.errors=
i,r===0}function ce(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.headers===void 0||!o.call(e,"headers"))&&(t="headers")||(e.query===
void 0||!o.call(e,"query"))&&(t="query"))return ce.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="headers"||f==="query")){return ce.errors=[0],!1;
break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,m=r;if(r===m)if(Array.isArray(f)){var s=!0;let v=f.length;for(let a=0;a<v;a++){let c=r;
N(f[a],0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=c===r;if(!s)break}if(s){let a=f.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(ie(f[a],f[c])){
return ce.errors=[0],!1;break e}}}}else return ce.errors=[0],!1;var u=m===r}else var u=!0;if(u)if(e.query!==void 0&&o.call(e,"query")){let f=e.query,m=r;if(r===
m)if(Array.isArray(f)){var n=!0;let a=f.length;for(let c=0;c<a;c++){let d=r;w(f[c],0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var n=d===r;if(!n)break}
if(n){let c=f.length,d;if(c>1){e:for(;c--;)for(d=c;d--;)if(ie(f[c],f[d])){return ce.errors=[0],!1;break e}}}}else return ce.errors=[0],!1;var u=m===r}else var u=!0}}}else
return ce.errors=[0],!1;return ce.errors=i,r===0}function rr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.header===void 0||!o.call(e,"header"))&&(u="header"))return rr.errors=
[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="header"||t==="keep")){return rr.errors=[0],!1;break}if(n===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;
N(e.header,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.keep!==void 0&&o.call(e,"keep")){let t=r;h(e.keep,0)||(i=
i===null?h.errors:i.concat(h.errors),r=i.length);var s=t===r}else var s=!0}}}else return rr.errors=[0],!1;return rr.errors=i,r===0}function se(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.prefix===void 0||!o.call(e,"prefix"))&&(t="prefix")||(e.auth===void 0||!o.call(e,"auth"))&&(t=
"auth")||(e.envelope===void 0||!o.call(e,"envelope"))&&(t="envelope")||(e.forward===void 0||!o.call(e,"forward"))&&(t="forward"))return se.errors=[0],!1;{let l=r;
for(let f of Object.keys(e))if(!(f==="prefix"||f==="auth"||f==="envelope"||f==="forward"||f==="idempotency"||f==="request_id"||f==="log_headers")){return se.errors=
[0],!1;break}if(l===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let f=r;Ce(e.prefix,0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=i.length);var s=f===r}else var s=!0;
if(s){if(e.auth!==void 0&&o.call(e,"auth")){let f=e.auth,m=r;if(r===m)if(Array.isArray(f)){if(f.length<1)return se.errors=[0],!1;{var u=!0;let a=f.length;for(let c=0;c<
a;c++){let d=r;er(f[c],0)||(i=i===null?er.errors:i.concat(er.errors),r=i.length);var u=d===r;if(!u)break}}}else return se.errors=[0],!1;var s=m===r}else var s=!0;
if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let f=r;p(e.envelope,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=f===r}else var s=!0;if(s){
if(e.forward!==void 0&&o.call(e,"forward")){let f=r;ce(e.forward,0)||(i=i===null?ce.errors:i.concat(ce.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.
idempotency!==void 0&&o.call(e,"idempotency")){let f=r;rr(e.idempotency,0)||(i=i===null?rr.errors:i.concat(rr.errors),r=i.length);var s=f===r}else var s=!0;if(s){
if(e.request_id!==void 0&&o.call(e,"request_id")){let f=r;N(e.request_id,0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var s=f===r}else var s=!0;if(s)
if(e.log_headers!==void 0&&o.call(e,"log_headers")){let f=e.log_headers,m=r;if(r===m)if(Array.isArray(f)){if(f.length<1)return se.errors=[0],!1;{var n=!0;let a=f.
length;for(let c=0;c<a;c++){let d=r;N(f[c],0)||(i=i===null?N.errors:i.concat(N.errors),r=i.length);var n=d===r;if(!n)break}if(n){let c=f.length,d;if(c>1){e:for(;c--;)
for(d=c;d--;)if(ie(f[c],f[d])){return se.errors=[0],!1;break e}}}}}else return se.errors=[0],!1;var s=m===r}else var s=!0}}}}}}}}else return se.errors=[0],!1;return se.
errors=i,r===0}var si={type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",
propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",minProperties:1,
propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/de\
finitions/without_usage"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},cap:{$ref:"#/definitions/cap"}},"x-variants":{actual:{with:[
"cap"]},counts:{with:["charge","without_usage","final","failed","cap"],required:["charge","without_usage"]}},if:{required:["counts"]},then:{properties:{hold:{$ref:"\
#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_hold"}}}};function Z(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return Z.errors=[0],!1;
{let u=r;for(let n of Object.keys(e))if(n!=="cel"){return Z.errors=[0],!1;break}if(u===r&&e.cel!==void 0&&o.call(e,"cel")){let n=e.cel;if(r===r)if(typeof n=="st\
ring"){if(P(n)<1)return Z.errors=[0],!1}else return Z.errors=[0],!1}}}else return Z.errors=[0],!1;return Z.errors=i,r===0}function ye(e){let i=null,r=0,s=r,u=r;
if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.cel===void 0||!o.call(e,"cel"))&&(f="cel")){let m={};i===null?i=[m]:i.push(m),r++}else if(e.cel!==void 0&&
o.call(e,"cel")&&typeof e.cel!="string"){let m={};i===null?i=[m]:i.push(m),r++}}var n=u===r;if(n)return ye.errors=[0],!1;if(r=s,i!==null&&(s?i.length=s:i=null),
r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ye.errors=[0],!1;for(let f of Object.keys(e)){let m=r;p(f,0)||(i=i===null?p.
errors:i.concat(p.errors),r=i.length);var t=m===r;if(!t){return i===null?i=[0]:i.push(0),r++,ye.errors=i,!1;break}}if(t)for(let f of Object.keys(e)){let m=r;Z(e[f],
0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var l=m===r;if(!l)break}}else return ye.errors=[0],!1;return ye.errors=i,r===0}function _r(e){let i=null,r=0,s=r,u=r;if(r===u)if(e&&typeof e=="object"&&!Array.isArray(e))if(Object.keys(e).length<1){let l={};i===null?i=[l]:i.push(l),r++}else
for(let l of Object.keys(e)){let f=e[l],m=r;if(!(f&&typeof f=="object"&&!Array.isArray(f))){let v={};i===null?i=[v]:i.push(v),r++}var n=m===r;if(!n)break}else{let l={};
i===null?i=[l]:i.push(l),r++}var t=u===r;return t?(_r.errors=[0],!1):(r=s,i!==null&&(s?i.length=s:i=null),Z(e,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length),
_r.errors=i,r===0)}var ni={type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/places"},flag:{$ref:"#/definitions/flag"},cel:{type:"string",
minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},assume:{
$ref:"#/definitions/duration"},type:{type:"string",enum:["string","int","bool"]},enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"\
array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/definitions/fact_default"}},"x-variants":{at:{with:["flag","type","enum","values","\
default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},count:{}}};var hr=new RegExp("^(/([^~/]|~0|~1)*)+$","u");function g(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!hr.test(e))return g.errors=[0],!1}else return g.errors=[0],!1;return g.errors=i,r===0}function ve(e){
let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return ve.errors=[0],!1;if(r===0){if(typeof e=="string"&&!hr.test(e))return ve.errors=[0],!1;if(r===0&&Array.
isArray(e)){if(e.length<1)return ve.errors=[0],!1;{var s=!0;let u=e.length;for(let n=0;n<u;n++){let t=r;g(e[n],0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);
var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(ie(e[n],e[t])){return ve.errors=[0],!1;break e}}}}}}return ve.errors=i,r===0}var ti=new RegExp("^[A-Za-z][A-Za-z0-9_-]*$","u");function ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.names===void 0||
!o.call(e,"names"))&&(n="names")||(e.in===void 0||!o.call(e,"in"))&&(n="in"))return ne.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="names"||l===
"in")){return ne.errors=[0],!1;break}if(t===r){if(e.names!==void 0&&o.call(e,"names")){let l=e.names,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return ne.errors=
[0],!1;{var s=!0;let m=l.length;for(let v=0;v<m;v++){let a=l[v],c=r;if(r===c)if(typeof a=="string"){if(!ti.test(a))return ne.errors=[0],!1}else return ne.errors=
[0],!1;var s=c===r;if(!s)break}if(s){let v=l.length,a;if(v>1){let c={};for(;v--;){let d=l[v];if(typeof d=="string"){if(typeof c[d]=="number"){return a=c[d],ne.errors=
[0],!1;break}c[d]=v}}}}}}else return ne.errors=[0],!1;var u=f===r}else var u=!0;if(u)if(e.in!==void 0&&o.call(e,"in")){let l=r;g(e.in,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var u=l===r}else var u=!0}}}else return ne.errors=[0],!1;return ne.errors=i,r===0}function Re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return Re.errors=[0],
!1;{let u=r;for(let n of Object.keys(e))if(n!=="cel"){return Re.errors=[0],!1;break}if(u===r&&e.cel!==void 0&&o.call(e,"cel")){let n=e.cel;if(r===r)if(typeof n==
"string"){if(P(n)<1)return Re.errors=[0],!1}else return Re.errors=[0],!1}}}else return Re.errors=[0],!1;return Re.errors=i,r===0}var oi=new RegExp("\\.json$","u");function fe(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!oi.test(e))return fe.errors=[0],!1}else return fe.errors=[0],
!1;return fe.errors=i,r===0}function U(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return U.errors=[0],!1;for(let t of Object.keys(e)){
let l=r;g(t,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r;if(!s){return i===null?i=[0]:i.push(0),r++,U.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let l=e[t],f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return U.errors=[0],!1;{var u=!0;let m=l.length;for(let v=0;v<m;v++){let a=l[v],c=r;if(typeof a!=
"string"&&a!==null)return U.errors=[0],!1;var u=c===r;if(!u)break}if(u){let v=l.length,a;if(v>1){let c={};for(;v--;){let d=l[v];if(!(typeof d!="string"&&d!==null)){
if(typeof d=="string"&&(d+="_"),typeof c[d]=="number"){return a=c[d],U.errors=[0],!1;break}c[d]=v}}}}}}else return U.errors=[0],!1;var n=f===r;if(!n)break}}else
return U.errors=[0],!1;return U.errors=i,r===0}function ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.each===void 0||!o.
call(e,"each"))&&(u="each"))return ae.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="each"||t==="where"||t==="unless"||t==="add"||t==="default"||t===
"less")){return ae.errors=[0],!1;break}if(n===r){let t;if(e.default!==void 0&&o.call(e,"default")&&(e.add===void 0||!o.call(e,"add"))&&(t="add"))return ae.errors=
[0],!1;if(e.each!==void 0&&o.call(e,"each")){let l=r;ve(e.each,0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.where!==
void 0&&o.call(e,"where")){let l=r;U(e.where,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unless!==void 0&&o.call(
e,"unless")){let l=r;U(e.unless,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.add!==void 0&&o.call(e,"add")){let l=r;
g(e.add,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=e.default,f=r;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return ae.errors=[0],!1;if(r===f&&typeof l=="number"&&isFinite(l)){if(l>1e6||isNaN(l))return ae.errors=
[0],!1;if(l<1||isNaN(l))return ae.errors=[0],!1}var s=f===r}else var s=!0;if(s)if(e.less!==void 0&&o.call(e,"less")){let l=r;g(e.less,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}else return ae.errors=[0],!1;return ae.errors=i,r===0}function Y(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Y.errors=[0],!1;if(r===
0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.from===void 0||!o.call(e,"from"))&&(u="from")||(e.to===void 0||!o.call(e,"to"))&&(u="to"))return Y.errors=
[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="from"||t==="to")){return Y.errors=[0],!1;break}if(n===r){if(e.from!==void 0&&o.call(e,"from")){let t=e.from,
l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Y.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return Y.
errors=[0],!1;if(t<-9007199254740991||isNaN(t))return Y.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){let t=e.to,l=r;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Y.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return Y.errors=[0],
!1;if(t<-9007199254740991||isNaN(t))return Y.errors=[0],!1}var s=l===r}else var s=!0}}}return Y.errors=i,r===0}function ir(e){let i=null,r=0;if(typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return ir.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ir.errors=[0],!1;{let u=r;for(let n of Object.
keys(e))if(!(n==="model"||n==="limit")){return ir.errors=[0],!1;break}if(u===r){if(e.model!==void 0&&o.call(e,"model")){let n=r;p(e.model,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let n=r;p(e.limit,0)||(i=i===null?p.errors:i.concat(p.errors),
r=i.length);var s=n===r}else var s=!0}}}return ir.errors=i,r===0}function K(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let l of Object.
keys(e))if(!o.call(ni.properties,l)){return K.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;ve(e.at,0)||(i=i===null?ve.errors:i.concat(
ve.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.flag!==void 0&&o.call(e,"flag")){let l=r;ne(e.flag,0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.cel!==void 0&&o.call(e,"cel")){let l=e.cel,f=r;if(r===f)if(typeof l=="string"){if(P(l)<1)return K.errors=[0],!1}else
return K.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.media!==void 0&&o.call(e,"media")){let l=r;Re(e.media,0)||(i=i===null?Re.errors:i.concat(Re.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.limit!==void 0&&o.call(e,"limit")){let l=r;p(e.limit,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.fits!==void 0&&o.call(e,"fits")){let l=r;fe(e.fits,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.count!==void 0&&o.call(e,"count")){let l=r;ae(e.count,0)||(i=i===null?ae.errors:i.concat(ae.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
assume!==void 0&&o.call(e,"assume")){let l=r;h(e.assume,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&
o.call(e,"type")){let l=e.type,f=r;if(typeof l!="string")return K.errors=[0],!1;if(!(l==="string"||l==="int"||l==="bool"))return K.errors=[0],!1;var s=f===r}else
var s=!0;if(s){if(e.enum!==void 0&&o.call(e,"enum")){let l=e.enum,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return K.errors=[0],!1;{var u=!0;let v=l.length;
for(let a=0;a<v;a++){let c=r;if(typeof l[a]!="string")return K.errors=[0],!1;var u=c===r;if(!u)break}if(u){let a=l.length,c;if(a>1){let d={};for(;a--;){let b=l[a];
if(typeof b=="string"){if(typeof d[b]=="number"){return c=d[b],K.errors=[0],!1;break}d[b]=a}}}}}}else return K.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return K.errors=[0],!1;{var n=!0;let v=l.length;for(let a=0;a<
v;a++){let c=r;Y(l[a],0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var n=c===r;if(!n)break}}}else return K.errors=[0],!1;var s=f===r}else var s=!0;if(s){
if(e.default!==void 0&&o.call(e,"default")){let l=r;ir(e.default,0)||(i=i===null?ir.errors:i.concat(ir.errors),r=i.length);var s=l===r}else var s=!0;if(s&&he({at:{
with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{},count:{}},
e).length!==0)return K.errors=[0],!1}}}}}}}}}}}}}else return K.errors=[0],!1;return K.errors=i,r===0}function sr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(u="otherwise"))return sr.
errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="at"||t==="otherwise")){return sr.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&o.call(e,"at")){let t=r;
g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.otherwise!==void 0&&o.call(e,"otherwise")){let t=r;Z(e.otherwise,
0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=t===r}else var s=!0}}}else return sr.errors=[0],!1;return sr.errors=i,r===0}function W(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return W.errors=[0],!1;if(r===0){if(typeof e=="string"&&!hr.test(e))return W.errors=[0],!1;
if(r===0&&Array.isArray(e)){if(e.length<1)return W.errors=[0],!1;{var s=!0;let u=e.length;for(let n=0;n<u;n++){let t=r;g(e[n],0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=t===r;if(!s)break}if(s){let n=e.length,t;if(n>1){e:for(;n--;)for(t=n;t--;)if(ie(e[n],e[t])){return W.errors=[0],!1;break e}}}}}}return W.
errors=i,r===0}function pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.at===void 0||!o.call(e,"at"))&&(n="at")||(e.in===void 0||!o.call(
e,"in"))&&(n="in"))return pe.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="at"||l==="in")){return pe.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&
o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.in!==void 0&&o.call(e,"in")){let l=e.
in,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return pe.errors=[0],!1;{var u=!0;let v=l.length;for(let a=0;a<v;a++){let c=r;if(typeof l[a]!="string")return pe.
errors=[0],!1;var u=c===r;if(!u)break}if(u){let a=l.length,c;if(a>1){let d={};for(;a--;){let b=l[a];if(typeof b=="string"){if(typeof d[b]=="number"){return c=d[b],
pe.errors=[0],!1;break}d[b]=a}}}}}}else return pe.errors=[0],!1;var s=f===r}else var s=!0}}}else return pe.errors=[0],!1;return pe.errors=i,r===0}function ke(e){
let i=null,r=0;if((!e||typeof e!="object")&&typeof e!="string")return ke.errors=[0],!1;if(r===0){if(typeof e=="string"&&!hr.test(e))return ke.errors=[0],!1;if(r===
0){if(Array.isArray(e)){if(e.length<1)return ke.errors=[0],!1;{var s=!0;let n=e.length;for(let t=0;t<n;t++){let l=r;g(e[t],0)||(i=i===null?g.errors:i.concat(g.errors),
r=i.length);var s=l===r;if(!s)break}if(s){let t=e.length,l;if(t>1){e:for(;t--;)for(l=t;l--;)if(ie(e[t],e[l])){return ke.errors=[0],!1;break e}}}}}if(r===0&&e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.sum===void 0||!o.call(e,"sum"))&&(n="sum")||(e.at===void 0||!o.call(e,"at"))&&(n="at"))return ke.errors=[0],!1;{let t=r;
for(let l of Object.keys(e))if(!(l==="sum"||l==="at"||l==="where")){return ke.errors=[0],!1;break}if(t===r){if(e.sum!==void 0&&o.call(e,"sum")){let l=r;W(e.sum,
0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var u=l===r}else var u=!0;if(u){if(e.at!==void 0&&o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:
i.concat(g.errors),r=i.length);var u=l===r}else var u=!0;if(u)if(e.where!==void 0&&o.call(e,"where")){let l=r;pe(e.where,0)||(i=i===null?pe.errors:i.concat(pe.errors),
r=i.length);var u=l===r}else var u=!0}}}}}}return ke.errors=i,r===0}var li=new RegExp("^(hold|free)$","u");function Ve(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ve.errors=[0],!1;
if(r===0){if(typeof e=="string"&&!li.test(e))return Ve.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ve.errors=
[0],!1;for(let n of Object.keys(e)){let t=r;p(n,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=t===r;if(!s){return i===null?i=[0]:i.push(0),r++,Ve.
errors=i,!1;break}}if(s)for(let n of Object.keys(e)){let t=r;Z(e[n],0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var u=t===r;if(!u)break}}}return Ve.
errors=i,r===0}function nr(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return nr.errors=[0],!1;if(e<1||isNaN(e))return nr.errors=[0],!1}else
return nr.errors=[0],!1;return nr.errors=i,r===0}function V(e){let i=null,r=0,s=r,u=!0,n=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if((e.counts===void 0||
!o.call(e,"counts"))&&(d="counts")){let b={};i===null?i=[b]:i.push(b),r++}}var t=n===r;r=s,i!==null&&(s?i.length=s:i=null);let l;if(t){let d=r;e&&typeof e=="obj\
ect"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(ye(e.hold,0)||(i=i===null?ye.errors:i.concat(ye.errors),r=i.length));var t=d===r;u=t,l="then"}else{
let d=r;e&&typeof e=="object"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(_r(e.hold,0)||(i=i===null?_r.errors:i.concat(_r.errors),r=i.length));var t=d===
r;u=t,l="else"}if(!u)return i===null?i=[0]:i.push(0),r++,V.errors=i,!1;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if((e.unit===void 0||!o.call(
e,"unit"))&&(d="unit")||(e.facts===void 0||!o.call(e,"facts"))&&(d="facts")||(e.hold===void 0||!o.call(e,"hold"))&&(d="hold"))return V.errors=[0],!1;{let b=r;for(let y of Object.
keys(e))if(!o.call(si.properties,y)){return V.errors=[0],!1;break}if(b===r){if(e.unit!==void 0&&o.call(e,"unit")){let y=r;D(e.unit,0)||(i=i===null?D.errors:i.concat(
D.errors),r=i.length);var f=y===r}else var f=!0;if(f){if(e.facts!==void 0&&o.call(e,"facts")){let y=e.facts,k=r;if(r===k)if(y&&typeof y=="object"&&!Array.isArray(
y)){for(let _e of Object.keys(y)){let Pe=r;p(_e,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var m=Pe===r;if(!m){return i===null?i=[0]:i.push(0),r++,
V.errors=i,!1;break}}if(m)for(let _e of Object.keys(y)){let Pe=r;K(y[_e],0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var v=Pe===r;if(!v)break}}else return V.
errors=[0],!1;var f=k===r}else var f=!0;if(f){if(e.actual!==void 0&&o.call(e,"actual")){let y=r;sr(e.actual,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);
var f=y===r}else var f=!0;if(f){if(e.counts!==void 0&&o.call(e,"counts")){let y=e.counts,k=r;if(r===k)if(y&&typeof y=="object"&&!Array.isArray(y)){if(Object.keys(
y).length<1)return V.errors=[0],!1;for(let _e of Object.keys(y)){let Pe=r;p(_e,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var a=Pe===r;if(!a){return i===
null?i=[0]:i.push(0),r++,V.errors=i,!1;break}}if(a)for(let _e of Object.keys(y)){let Pe=r;ke(y[_e],0)||(i=i===null?ke.errors:i.concat(ke.errors),r=i.length);var c=Pe===
r;if(!c)break}}else return V.errors=[0],!1;var f=k===r}else var f=!0;if(f){if(e.charge!==void 0&&o.call(e,"charge")){let y=r;ye(e.charge,0)||(i=i===null?ye.errors:
i.concat(ye.errors),r=i.length);var f=y===r}else var f=!0;if(f){if(e.without_usage!==void 0&&o.call(e,"without_usage")){let y=r;Ve(e.without_usage,0)||(i=i===null?
Ve.errors:i.concat(Ve.errors),r=i.length);var f=y===r}else var f=!0;if(f){if(e.final!==void 0&&o.call(e,"final")){let y=r;W(e.final,0)||(i=i===null?W.errors:i.concat(
W.errors),r=i.length);var f=y===r}else var f=!0;if(f){if(e.failed!==void 0&&o.call(e,"failed")){let y=r;W(e.failed,0)||(i=i===null?W.errors:i.concat(W.errors),r=
i.length);var f=y===r}else var f=!0;if(f){if(e.cap!==void 0&&o.call(e,"cap")){let y=r;nr(e.cap,0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var f=y===
r}else var f=!0;if(f&&he({actual:{with:["cap"]},counts:{with:["charge","without_usage","final","failed","cap"],required:["charge","without_usage"]}},e).length!==
0)return V.errors=[0],!1}}}}}}}}}}}else return V.errors=[0],!1;return V.errors=i,r===0}function I(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if((e.at===void 0||!o.call(e,"at"))&&(l="at")||(e.running===void 0||!o.
call(e,"running"))&&(l="running")||(e.succeeded===void 0||!o.call(e,"succeeded"))&&(l="succeeded")||(e.failed===void 0||!o.call(e,"failed"))&&(l="failed"))return I.
errors=[0],!1;{let f=r;for(let m of Object.keys(e))if(!(m==="at"||m==="running"||m==="succeeded"||m==="failed")){return I.errors=[0],!1;break}if(f===r){if(e.at!==
void 0&&o.call(e,"at")){let m=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.running!==void 0&&o.call(e,"\
running")){let m=e.running,v=r;if(r===v)if(Array.isArray(m)){if(m.length<1)return I.errors=[0],!1;{var u=!0;let c=m.length;for(let d=0;d<c;d++){let b=m[d],y=r;if(r===
y)if(typeof b=="string"){if(P(b)<1)return I.errors=[0],!1}else return I.errors=[0],!1;var u=y===r;if(!u)break}if(u){let d=m.length,b;if(d>1){let y={};for(;d--;){
let k=m[d];if(typeof k=="string"){if(typeof y[k]=="number"){return b=y[k],I.errors=[0],!1;break}y[k]=d}}}}}}else return I.errors=[0],!1;var s=v===r}else var s=!0;
if(s){if(e.succeeded!==void 0&&o.call(e,"succeeded")){let m=e.succeeded,v=r;if(r===v)if(Array.isArray(m)){if(m.length<1)return I.errors=[0],!1;{var n=!0;let c=m.
length;for(let d=0;d<c;d++){let b=m[d],y=r;if(r===y)if(typeof b=="string"){if(P(b)<1)return I.errors=[0],!1}else return I.errors=[0],!1;var n=y===r;if(!n)break}
if(n){let d=m.length,b;if(d>1){let y={};for(;d--;){let k=m[d];if(typeof k=="string"){if(typeof y[k]=="number"){return b=y[k],I.errors=[0],!1;break}y[k]=d}}}}}}else
return I.errors=[0],!1;var s=v===r}else var s=!0;if(s)if(e.failed!==void 0&&o.call(e,"failed")){let m=e.failed,v=r;if(r===v)if(Array.isArray(m)){if(m.length<1)return I.
errors=[0],!1;{var t=!0;let c=m.length;for(let d=0;d<c;d++){let b=m[d],y=r;if(r===y)if(typeof b=="string"){if(P(b)<1)return I.errors=[0],!1}else return I.errors=
[0],!1;var t=y===r;if(!t)break}if(t){let d=m.length,b;if(d>1){let y={};for(;d--;){let k=m[d];if(typeof k=="string"){if(typeof y[k]=="number"){return b=y[k],I.errors=
[0],!1;break}y[k]=d}}}}}}else return I.errors=[0],!1;var s=v===r}else var s=!0}}}}}else return I.errors=[0],!1;return I.errors=i,r===0}var fi={type:"object",additionalProperties:!1,
properties:{key:{$ref:"#/definitions/header_name"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/poi\
nter"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_pag\
e"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","\
model","created_at"]}}};function J(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.number===void 0||!o.call(e,"number"))&&(u="number")||(e.size===void 0||
!o.call(e,"size"))&&(u="size")||(e.items===void 0||!o.call(e,"items"))&&(u="items"))return J.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="number"||
t==="size"||t==="items"||t==="most")){return J.errors=[0],!1;break}if(n===r){if(e.number!==void 0&&o.call(e,"number")){let t=r;w(e.number,0)||(i=i===null?w.errors:
i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;w(e.size,0)||(i=i===null?w.errors:i.concat(w.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let t=e.items,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return J.
errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e4||isNaN(t))return J.errors=[0],!1;if(t<1||isNaN(t))return J.errors=[0],!1}var s=l===r}else var s=!0;
if(s)if(e.most!==void 0&&o.call(e,"most")){let t=e.most,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return J.errors=[0],!1;if(r===l&&typeof t==
"number"&&isFinite(t)){if(t>1e3||isNaN(t))return J.errors=[0],!1;if(t<1||isNaN(t))return J.errors=[0],!1}var s=l===r}else var s=!0}}}}}else return J.errors=[0],
!1;return J.errors=i,r===0}var ui=new RegExp("^/[^\\s#{}]*$","u");function Ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.
keys(e))if(!o.call(fi.properties,n)){return Ze.errors=[0],!1;break}if(u===r){if(e.key!==void 0&&o.call(e,"key")){let n=r;N(e.key,0)||(i=i===null?N.errors:i.concat(
N.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let n=e.list,t=r;if(r===t)if(typeof n=="string"){if(!ui.test(n))return Ze.
errors=[0],!1}else return Ze.errors=[0],!1;var s=t===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let n=r;g(e.items,0)||(i=i===null?g.errors:i.
concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let n=r;g(e.id,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let n=r;g(e.model,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.created_at!==void 0&&o.call(e,"created_at")){let n=r;g(e.created_at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.total!==void 0&&o.call(e,"total")){let n=r;g(e.total,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.page!==void 0&&o.call(e,"page")){let n=r;J(e.page,0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.within!==void 0&&
o.call(e,"within")){let n=r;h(e.within,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0;if(s&&he({key:{},list:{with:["items","i\
d","model","created_at","total","page","within"],required:["items","id","model","created_at"]}},e).length!==0)return Ze.errors=[0],!1}}}}}}}}}}else return Ze.errors=
[0],!1;return Ze.errors=i,r===0}var ci=new RegExp("^4xx$","u");function z(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.status===void 0||!o.call(e,"status"))&&
(t="status"))return z.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="status"||f==="at"||f==="in")){return z.errors=[0],!1;break}if(l===r){let f;if(e.
at!==void 0&&o.call(e,"at")&&(e.in===void 0||!o.call(e,"in"))&&(f="in"))return z.errors=[0],!1;if(e.in!==void 0&&o.call(e,"in")&&(e.at===void 0||!o.call(e,"at"))&&
(f="at"))return z.errors=[0],!1;if(e.status!==void 0&&o.call(e,"status")){let m=e.status,v=r;if(r===v)if(Array.isArray(m)){if(m.length<1)return z.errors=[0],!1;
{var s=!0;let a=m.length;for(let c=0;c<a;c++){let d=m[c],b=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&typeof d!="string")return z.errors=[0],!1;
if(r===b){if(typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d))return z.errors=[0],!1;if(d<400||isNaN(d))return z.errors=[0],!1}if(r===b&&typeof d=="string"&&
!ci.test(d))return z.errors=[0],!1}var s=b===r;if(!s)break}if(s){let c=m.length,d;if(c>1){let b={};for(;c--;){let y=m[c];if(!(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y))&&typeof y!="string")){if(typeof y=="string"&&(y+="_"),typeof b[y]=="number"){return d=b[y],z.errors=[0],!1;break}b[y]=c}}}}}}else return z.errors=
[0],!1;var u=v===r}else var u=!0;if(u){if(e.at!==void 0&&o.call(e,"at")){let m=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var u=m===r}else
var u=!0;if(u)if(e.in!==void 0&&o.call(e,"in")){let m=e.in,v=r;if(r===v)if(Array.isArray(m)){if(m.length<1)return z.errors=[0],!1;{var n=!0;let c=m.length;for(let d=0;d<
c;d++){let b=m[d],y=r;if(r===y)if(typeof b=="string"){if(P(b)<1)return z.errors=[0],!1}else return z.errors=[0],!1;var n=y===r;if(!n)break}if(n){let d=m.length,
b;if(d>1){let y={};for(;d--;){let k=m[d];if(typeof k=="string"){if(typeof y[k]=="number"){return b=y[k],z.errors=[0],!1;break}y[k]=d}}}}}}else return z.errors=[
0],!1;var u=v===r}else var u=!0}}}}else return z.errors=[0],!1;return z.errors=i,r===0}var Zr=new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$","u");function de(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.id===void 0||!o.call(e,"id"))&&(n="id")||(e.status===void 0||!o.call(e,"status"))&&
(n="status")||(e.deadline===void 0||!o.call(e,"deadline"))&&(n="deadline"))return de.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="id"||l==="quer\
y"||l==="status"||l==="deadline"||l==="unknown_outcome"||l==="nothing_made")){return de.errors=[0],!1;break}if(t===r){if(e.id!==void 0&&o.call(e,"id")){let l=r;
g(e.id,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=e.query,f=r;if(r===
f)if(typeof l=="string"){if(!Zr.test(l))return de.errors=[0],!1}else return de.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.status!==void 0&&o.call(e,"sta\
tus")){let l=r;I(e.status,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.deadline!==void 0&&o.call(e,"deadline")){
let l=r;h(e.deadline,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unknown_outcome!==void 0&&o.call(e,"unknown_ou\
tcome")){let l=r;Ze(e.unknown_outcome,0)||(i=i===null?Ze.errors:i.concat(Ze.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.nothing_made!==void 0&&o.call(
e,"nothing_made")){let l=e.nothing_made,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return de.errors=[0],!1;{var u=!0;let v=l.length;for(let a=0;a<v;a++){let c=r;
z(l[a],0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var u=c===r;if(!u)break}}}else return de.errors=[0],!1;var s=f===r}else var s=!0}}}}}}}else return de.
errors=[0],!1;return de.errors=i,r===0}function Q(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.in===void 0||!o.call(e,"in"))&&(n="in")||(e.member===void 0||!o.call(
e,"member"))&&(n="member")||(e.from===void 0||!o.call(e,"from"))&&(n="from")||(e.values===void 0||!o.call(e,"values"))&&(n="values"))return Q.errors=[0],!1;{let t=r;
for(let l of Object.keys(e))if(!(l==="in"||l==="member"||l==="from"||l==="values")){return Q.errors=[0],!1;break}if(t===r){if(e.in!==void 0&&o.call(e,"in")){let l=r;
g(e.in,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.member!==void 0&&o.call(e,"member")){let l=e.member,f=r;if(r===
f)if(typeof l=="string"){if(P(l)<1)return Q.errors=[0],!1}else return Q.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.from!==void 0&&o.call(e,"from")){let l=e.
from,f=r;if(r===f)if(typeof l=="string"){if(P(l)<1)return Q.errors=[0],!1}else return Q.errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.values!==void 0&&o.call(
e,"values")){let l=e.values,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return Q.errors=[0],!1;for(let v of Object.keys(
l)){let a=r;re(l[v],0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var u=a===r;if(!u)break}}else return Q.errors=[0],!1;var s=f===r}else var s=!0}}}}}else
return Q.errors=[0],!1;return Q.errors=i,r===0}function Te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Te.
errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="defaults"||l==="items")){return Te.errors=[0],!1;break}if(t===r){if(e.defaults!==void 0&&o.call(e,"\
defaults")){let l=e.defaults,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l))for(let m of Object.keys(l)){let v=r;re(l[m],0)||(i=i===null?re.errors:i.concat(
re.errors),r=i.length);var s=v===r;if(!s)break}else return Te.errors=[0],!1;var u=f===r}else var u=!0;if(u)if(e.items!==void 0&&o.call(e,"items")){let l=e.items,
f=r;if(r===f)if(Array.isArray(l)){var n=!0;let v=l.length;for(let a=0;a<v;a++){let c=r;Q(l[a],0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var n=c===
r;if(!n)break}}else return Te.errors=[0],!1;var u=f===r}else var u=!0}}}else return Te.errors=[0],!1;return Te.errors=i,r===0}function H(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.size===void 0||!o.call(e,"size"))&&(u="size")||(e.default===void 0||
!o.call(e,"default"))&&(u="default")||(e.max===void 0||!o.call(e,"max"))&&(u="max"))return H.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="size"||
t==="token"||t==="after"||t==="before"||t==="default"||t==="max")){return H.errors=[0],!1;break}if(n===r){if(e.size!==void 0&&o.call(e,"size")){let t=r;w(e.size,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.token!==void 0&&o.call(e,"token")){let t=r;w(e.token,0)||(i=i===null?
w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let t=r;w(e.after,0)||(i=i===null?w.errors:i.concat(
w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.before!==void 0&&o.call(e,"before")){let t=r;w(e.before,0)||(i=i===null?w.errors:i.concat(w.errors),r=
i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return H.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return H.errors=[0],!1;if(t<1||isNaN(t))return H.errors=[0],!1}var s=l===r}else
var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let t=e.max,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return H.errors=[0],!1;if(r===l&&typeof t==
"number"&&isFinite(t)){if(t>1e5||isNaN(t))return H.errors=[0],!1;if(t<1||isNaN(t))return H.errors=[0],!1}var s=l===r}else var s=!0;if(s&&he({token:{},after:{with:[
"before"]}},e).length!==0)return H.errors=[0],!1}}}}}}}}else return H.errors=[0],!1;return H.errors=i,r===0}function Ke(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.type===void 0||!o.call(e,"type"))&&(n="type")||(e.page===void 0||!o.call(e,"page"))&&(n="page")||(e.item===void 0||!o.call(
e,"item"))&&(n="item")||(e.list===void 0||!o.call(e,"list"))&&(n="list"))return Ke.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="type"||l==="page"||
l==="upstream"||l==="item"||l==="list")){return Ke.errors=[0],!1;break}if(t===r){if(e.type!==void 0&&o.call(e,"type")){let l=r;p(e.type,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;H(e.page,0)||(i=i===null?H.errors:i.concat(H.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Ke.
errors=[0],!1;{var u=!0;let v=l.length;for(let a=0;a<v;a++){let c=r;p(l[a],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=c===r;if(!u)break}}}else
return Ke.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;E(e.item,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);
var s=l===r}else var s=!0;if(s)if(e.list!==void 0&&o.call(e,"list")){let l=r;E(e.list,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=l===r}else var s=!0}}}}}}else
return Ke.errors=[0],!1;return Ke.errors=i,r===0}var ai={type:"object",additionalProperties:!1,required:["match"],properties:{interface:{$ref:"#/definitions/nam\
e"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{$ref:"#/definitions/name"},catalogue:{
$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions/required_owner"}},creates_resource:{type:"\
array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/removed_resource"}},resources:{$ref:"#/definitio\
ns/resource_list"},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/s\
chema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions\
/name"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},examples:{type:"array",items:{$ref:"#/definitions/example"}}},
dependencies:{creates_task:["billing"]},"x-variants":{model:{with:["body_limit","requires_owner","creates_resource","removes_resource","branches","shorthand","b\
ody","fill","forward","billing","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","creates_resource","removes_resource","body","\
fill","forward","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{}},"x-excludes":{branches:["shorthand",
"body","fill","forward","billing","creates_task"]}};var pi=new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$","u");function dr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!pi.test(e))return dr.errors=
[0],!1}else return dr.errors=[0],!1;return dr.errors=i,r===0}function X(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let l of Object.keys(e))if(!(l==="at"||l==="param"||l==="type"||l===
"prefix"||l==="unit"||l==="upstream")){return X.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;g(e.at,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let l=r;p(e.param,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.
length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let l=r;p(e.type,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.prefix!==void 0&&o.call(e,"prefix")){let l=e.prefix,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return X.errors=[0],!1;{var u=!0;
let v=l.length;for(let a=0;a<v;a++){let c=r;le(l[a],0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var u=c===r;if(!u)break}if(u){let a=l.length,c;if(a>
1){e:for(;a--;)for(c=a;c--;)if(ie(l[a],l[c])){return X.errors=[0],!1;break e}}}}}else return X.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.unit!==void 0&&
o.call(e,"unit")){let l=r;D(e.unit,0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"ups\
tream")){let l=e.upstream,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return X.errors=[0],!1;{var n=!0;let v=l.length;for(let a=0;a<v;a++){let c=r;p(l[a],0)||
(i=i===null?p.errors:i.concat(p.errors),r=i.length);var n=c===r;if(!n)break}if(n){let a=l.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(ie(l[a],l[c])){return X.errors=
[0],!1;break e}}}}}else return X.errors=[0],!1;var s=f===r}else var s=!0;if(s&&he({at:{},param:{}},e).length!==0)return X.errors=[0],!1}}}}}}}else return X.errors=
[0],!1;return X.errors=i,r===0}function M(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.number===void 0||!o.call(e,"number"))&&(u="number")||(e.size===void 0||
!o.call(e,"size"))&&(u="size")||(e.default===void 0||!o.call(e,"default"))&&(u="default")||(e.max===void 0||!o.call(e,"max"))&&(u="max"))return M.errors=[0],!1;
{let n=r;for(let t of Object.keys(e))if(!(t==="number"||t==="size"||t==="default"||t==="max")){return M.errors=[0],!1;break}if(n===r){if(e.number!==void 0&&o.call(
e,"number")){let t=r;w(e.number,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;
w(e.size,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,l=r;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return M.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return M.errors=[0],
!1;if(t<1||isNaN(t))return M.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let t=e.max,l=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return M.errors=[0],!1;if(r===l&&typeof t=="number"&&isFinite(t)){if(t>1e5||isNaN(t))return M.errors=[0],!1;if(t<1||isNaN(t))return M.errors=[0],
!1}var s=l===r}else var s=!0}}}}}else return M.errors=[0],!1;return M.errors=i,r===0}function mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n==="status"||n==="model"||n==="id")){
return mr.errors=[0],!1;break}if(u===r){if(e.status!==void 0&&o.call(e,"status")){let n=r;w(e.status,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let n=r;w(e.model,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.id!==void 0&&o.call(e,"id")){let n=r;w(e.id,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=n===r}else var s=!0}}}else return mr.errors=
[0],!1;return mr.errors=i,r===0}function me(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.kinds===void 0||!o.call(e,"kinds"))&&
(n="kinds"))return me.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="poll"||l==="cancel"||l==="list"||l==="kinds"||l==="item"||l==="page"||l==="fi\
lters")){return me.errors=[0],!1;break}if(t===r){if(e.poll!==void 0&&o.call(e,"poll")){let l=r;p(e.poll,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.cancel!==void 0&&o.call(e,"cancel")){let l=r;p(e.cancel,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let l=r;E(e.list,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return me.errors=[0],!1;{var u=!0;let v=l.length;for(let a=0;a<
v;a++){let c=r;p(l[a],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=c===r;if(!u)break}if(u){let a=l.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(ie(
l[a],l[c])){return me.errors=[0],!1;break e}}}}}else return me.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;E(e.item,
0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;M(e.page,0)||(i=i===null?M.
errors:i.concat(M.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.filters!==void 0&&o.call(e,"filters")){let l=r;mr(e.filters,0)||(i=i===null?mr.errors:
i.concat(mr.errors),r=i.length);var s=l===r}else var s=!0;if(s&&he({poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}},e).length!==
0)return me.errors=[0],!1}}}}}}}}}else return me.errors=[0],!1;return me.errors=i,r===0}var di=new RegExp("^[a-z][a-z0-9+.-]*://$","u");function je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||
!o.call(e,"resource"))&&(u="resource"))return je.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="resource"||t==="at"||t==="param"||t==="uri")){return je.
errors=[0],!1;break}if(n===r){if(e.resource!==void 0&&o.call(e,"resource")){let t=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){let t=r;g(e.at,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
param!==void 0&&o.call(e,"param")){let t=r;p(e.param,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.uri!==void 0&&
o.call(e,"uri")){let t=e.uri,l=r;if(r===l)if(typeof t=="string"){if(!di.test(t))return je.errors=[0],!1}else return je.errors=[0],!1;var s=l===r}else var s=!0;if(s&&
he({at:{},param:{},uri:{}},e).length!==0)return je.errors=[0],!1}}}}}}else return je.errors=[0],!1;return je.errors=i,r===0}function Ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.resource===void 0||!o.call(e,"resource"))&&(n="resource")||(e.id===
void 0||!o.call(e,"id"))&&(n="id"))return Ae.errors=[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="resource"||l==="id")){return Ae.errors=[0],!1;break}if(t===
r){if(e.resource!==void 0&&o.call(e,"resource")){let l=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
id!==void 0&&o.call(e,"id")){let l=e.id,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Ae.errors=[0],!1;{var u=!0;let v=l.length;for(let a=0;a<v;a++){let c=r;
g(l[a],0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var u=c===r;if(!u)break}if(u){let a=l.length,c;if(a>1){e:for(;a--;)for(c=a;c--;)if(ie(l[a],l[c])){
return Ae.errors=[0],!1;break e}}}}}else return Ae.errors=[0],!1;var s=f===r}else var s=!0}}}else return Ae.errors=[0],!1;return Ae.errors=i,r===0}function tr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(e,"resource"))&&(u="resource")||(e.param===
void 0||!o.call(e,"param"))&&(u="param"))return tr.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="resource"||t==="param")){return tr.errors=[0],!1;
break}if(n===r){if(e.resource!==void 0&&o.call(e,"resource")){let t=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.param!==void 0&&o.call(e,"param")){let t=r;p(e.param,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=t===r}else var s=!0}}}else return tr.
errors=[0],!1;return tr.errors=i,r===0}function Be(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.list===void 0||!o.call(e,"list"))&&(u="list")||(e.query===void 0||
!o.call(e,"query"))&&(u="query")||(e.record===void 0||!o.call(e,"record"))&&(u="record")||(e.item===void 0||!o.call(e,"item"))&&(u="item")||(e.answer===void 0||
!o.call(e,"answer"))&&(u="answer")||(e.page===void 0||!o.call(e,"page"))&&(u="page"))return Be.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="list"||
t==="query"||t==="record"||t==="item"||t==="answer"||t==="page")){return Be.errors=[0],!1;break}if(n===r){if(e.list!==void 0&&o.call(e,"list")){let t=r;p(e.list,
0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let t=e.query,l=r;if(r===l)if(typeof t==
"string"){if(!Zr.test(t))return Be.errors=[0],!1}else return Be.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.record!==void 0&&o.call(e,"record")){let t=r;
g(e.record,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let t=r;E(e.item,0)||(i=
i===null?E.errors:i.concat(E.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let t=r;E(e.answer,0)||(i=i===null?E.
errors:i.concat(E.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.page!==void 0&&o.call(e,"page")){let t=r;M(e.page,0)||(i=i===null?M.errors:i.concat(M.
errors),r=i.length);var s=t===r}else var s=!0}}}}}}}else return Be.errors=[0],!1;return Be.errors=i,r===0}function qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return qe.errors=[0],!1;{let n=r;for(let t of Object.
keys(e))if(!(t==="prefix"||t==="unit")){return qe.errors=[0],!1;break}if(n===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let t=e.prefix,l=r;if(r===l)if(Array.isArray(
t)){if(t.length<1)return qe.errors=[0],!1;{var s=!0;let f=t.length;for(let m=0;m<f;m++){let v=r;le(t[m],0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);
var s=v===r;if(!s)break}if(s){let m=t.length,v;if(m>1){e:for(;m--;)for(v=m;v--;)if(ie(t[m],t[v])){return qe.errors=[0],!1;break e}}}}}else return qe.errors=[0],
!1;var u=l===r}else var u=!0;if(u)if(e.unit!==void 0&&o.call(e,"unit")){let t=r;D(e.unit,0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var u=t===r}else
var u=!0}}}else return qe.errors=[0],!1;return qe.errors=i,r===0}function F(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.prompt===void 0||!o.call(e,"prompt"))&&(n="prompt")||(e.images===
void 0||!o.call(e,"images"))&&(n="images")||(e.into===void 0||!o.call(e,"into"))&&(n="into")||(e.roles===void 0||!o.call(e,"roles"))&&(n="roles"))return F.errors=
[0],!1;{let t=r;for(let l of Object.keys(e))if(!(l==="prompt"||l==="images"||l==="into"||l==="roles")){return F.errors=[0],!1;break}if(t===r){if(e.prompt!==void 0&&
o.call(e,"prompt")){let l=e.prompt,f=r;if(r===f)if(typeof l=="string"){if(P(l)<1)return F.errors=[0],!1}else return F.errors=[0],!1;var s=f===r}else var s=!0;if(s){
if(e.images!==void 0&&o.call(e,"images")){let l=e.images,f=r;if(r===f)if(typeof l=="string"){if(P(l)<1)return F.errors=[0],!1}else return F.errors=[0],!1;var s=f===
r}else var s=!0;if(s){if(e.into!==void 0&&o.call(e,"into")){let l=e.into,f=r;if(r===f)if(typeof l=="string"){if(P(l)<1)return F.errors=[0],!1}else return F.errors=
[0],!1;var s=f===r}else var s=!0;if(s)if(e.roles!==void 0&&o.call(e,"roles")){let l=e.roles,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return F.errors=[0],
!1;{var u=!0;let v=l.length;for(let a=0;a<v;a++){let c=l[a],d=r;if(r===d)if(typeof c=="string"){if(P(c)<1)return F.errors=[0],!1}else return F.errors=[0],!1;var u=d===
r;if(!u)break}}}else return F.errors=[0],!1;var s=f===r}else var s=!0}}}}}else return F.errors=[0],!1;return F.errors=i,r===0}var mi=new RegExp("^/[^\\s?#]*$","u");function yr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!mi.test(e))return yr.errors=[0],!1}else return yr.errors=
[0],!1;return yr.errors=i,r===0}function G(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return G.errors=[0],
!1;{let n=r;for(let t of Object.keys(e))if(!(t==="only"||t==="path")){return G.errors=[0],!1;break}if(n===r){if(e.only!==void 0&&o.call(e,"only")){let t=e.only,
l=r;if(r===l)if(Array.isArray(t)){if(t.length<1)return G.errors=[0],!1;{var s=!0;let f=t.length;for(let m=0;m<f;m++){let v=t[m],a=r;if(r===a)if(typeof v=="strin\
g"){if(P(v)<1)return G.errors=[0],!1}else return G.errors=[0],!1;var s=a===r;if(!s)break}if(s){let m=t.length,v;if(m>1){let a={};for(;m--;){let c=t[m];if(typeof c==
"string"){if(typeof a[c]=="number"){return v=a[c],G.errors=[0],!1;break}a[c]=m}}}}}}else return G.errors=[0],!1;var u=l===r}else var u=!0;if(u)if(e.path!==void 0&&
o.call(e,"path")){let t=r;yr(e.path,0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var u=t===r}else var u=!0}}}else return G.errors=[0],!1;return G.errors=
i,r===0}function He(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.name===void 0||!o.call(e,"name"))&&(u="name"))return He.
errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="name"||t==="when"||t==="shorthand"||t==="body"||t==="fill"||t==="forward"||t==="billing"||t==="crea\
tes_task")){return He.errors=[0],!1;break}if(n===r){let t;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(t="\
billing"))return He.errors=[0],!1;if(e.name!==void 0&&o.call(e,"name")){let l=r;p(e.name,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.when!==void 0&&o.call(e,"when")){let l=r;qe(e.when,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.shorthand!==void 0&&o.call(e,"shorthand")){let l=r;F(e.shorthand,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
body!==void 0&&o.call(e,"body")){let l=r;fe(e.body,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.fill!==void 0&&
o.call(e,"fill")){let l=r;p(e.fill,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forw\
ard")){let l=r;G(e.forward,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let l=r;
p(e.billing,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.creates_task!==void 0&&o.call(e,"creates_task")){let l=r;
p(e.creates_task,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}}}else return He.errors=[0],!1;return He.errors=i,r===0}function vr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let n of Object.keys(e))if(!(n==="time"||n==="bytes")){return vr.
errors=[0],!1;break}if(u===r){if(e.time!==void 0&&o.call(e,"time")){let n=r;h(e.time,0)||(i=i===null?h.errors:i.concat(h.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.bytes!==void 0&&o.call(e,"bytes")){let n=r;L(e.bytes,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=n===r}else var s=!0}}else return vr.
errors=[0],!1;return vr.errors=i,r===0}function Se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Se.errors=[0],!1;{let u=r;for(let n of Object.
keys(e))if(!(n==="branch"||n==="hold"||n==="error")){return Se.errors=[0],!1;break}if(u===r){if(e.branch!==void 0&&o.call(e,"branch")){let n=r;p(e.branch,0)||(i=
i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.hold!==void 0&&o.call(e,"hold")){let n=r;oe(e.hold,0)||(i=i===null?oe.errors:
i.concat(oe.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.error!==void 0&&o.call(e,"error")){let n=e.error,t=r;if(typeof n!="string")return Se.errors=
[0],!1;if(!(n==="invalid_request"||n==="unsupported_media_type"||n==="body_too_large"||n==="unauthenticated"||n==="insufficient_funds"||n==="model_not_found"||n===
"task_not_found"||n==="resource_not_found"||n==="route_not_found"||n==="method_not_allowed"||n==="conflict"||n==="idempotency_mismatch"||n==="request_timeout"||
n==="upstream_failed"||n==="upstream_timeout"||n==="upstream_off"||n==="overloaded"||n==="internal"))return Se.errors=[0],!1;var s=t===r}else var s=!0}}}}else return Se.
errors=[0],!1;return Se.errors=i,r===0}function te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.name===void 0||!o.call(e,
"name"))&&(t="name")||(e.expect===void 0||!o.call(e,"expect"))&&(t="expect"))return te.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="name"||f==="\
body"||f==="params"||f==="expect")){return te.errors=[0],!1;break}if(l===r){if(e.name!==void 0&&o.call(e,"name")){let f=e.name,m=r;if(r===m)if(typeof f=="string"){
if(P(f)<1)return te.errors=[0],!1}else return te.errors=[0],!1;var s=m===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let f=r;re(e.body,0)||(i=i===
null?re.errors:i.concat(re.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.params!==void 0&&o.call(e,"params")){let f=e.params,m=r;if(r===m)if(f&&typeof f==
"object"&&!Array.isArray(f)){for(let a of Object.keys(f)){let c=r;p(a,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=c===r;if(!u){return i===null?
i=[0]:i.push(0),r++,te.errors=i,!1;break}}if(u)for(let a of Object.keys(f)){let c=r;if(typeof f[a]!="string")return te.errors=[0],!1;var n=c===r;if(!n)break}}else
return te.errors=[0],!1;var s=m===r}else var s=!0;if(s)if(e.expect!==void 0&&o.call(e,"expect")){let f=r;Se(e.expect,0)||(i=i===null?Se.errors:i.concat(Se.errors),
r=i.length);var s=f===r}else var s=!0}}}}}else return te.errors=[0],!1;return te.errors=i,r===0}function R(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let m;if((e.match===void 0||!o.call(e,"match"))&&(m="match"))return R.errors=[0],!1;{let v=r;for(let a of Object.keys(e))if(!o.call(ai.properties,
a)){return R.errors=[0],!1;break}if(v===r){let a;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(a="billing"))
return R.errors=[0],!1;if(e.interface!==void 0&&o.call(e,"interface")){let c=r;p(e.interface,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else
var s=!0;if(s){if(e.match!==void 0&&o.call(e,"match")){let c=r;dr(e.match,0)||(i=i===null?dr.errors:i.concat(dr.errors),r=i.length);var s=c===r}else var s=!0;if(s){
if(e.body_limit!==void 0&&o.call(e,"body_limit")){let c=r;L(e.body_limit,0)||(i=i===null?L.errors:i.concat(L.errors),r=i.length);var s=c===r}else var s=!0;if(s){
if(e.model!==void 0&&o.call(e,"model")){let c=r;X(e.model,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.upstream!==
void 0&&o.call(e,"upstream")){let c=r;p(e.upstream,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.catalogue!==void 0&&
o.call(e,"catalogue")){let c=r;p(e.catalogue,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.task!==void 0&&o.call(
e,"task")){let c=r;me(e.task,0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.requires_owner!==void 0&&o.call(e,"r\
equires_owner")){let c=e.requires_owner,d=r;if(r===d)if(Array.isArray(c)){var u=!0;let y=c.length;for(let k=0;k<y;k++){let ue=r;je(c[k],0)||(i=i===null?je.errors:
i.concat(je.errors),r=i.length);var u=ue===r;if(!u)break}}else return R.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(e.creates_resource!==void 0&&o.call(e,"\
creates_resource")){let c=e.creates_resource,d=r;if(r===d)if(Array.isArray(c)){var n=!0;let y=c.length;for(let k=0;k<y;k++){let ue=r;Ae(c[k],0)||(i=i===null?Ae.
errors:i.concat(Ae.errors),r=i.length);var n=ue===r;if(!n)break}}else return R.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(e.removes_resource!==void 0&&o.call(
e,"removes_resource")){let c=e.removes_resource,d=r;if(r===d)if(Array.isArray(c)){var t=!0;let y=c.length;for(let k=0;k<y;k++){let ue=r;tr(c[k],0)||(i=i===null?
tr.errors:i.concat(tr.errors),r=i.length);var t=ue===r;if(!t)break}}else return R.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(e.resources!==void 0&&o.call(
e,"resources")){let c=r;Be(e.resources,0)||(i=i===null?Be.errors:i.concat(Be.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.branches!==void 0&&o.call(
e,"branches")){let c=e.branches,d=r;if(r===d)if(Array.isArray(c)){if(c.length<1)return R.errors=[0],!1;{var l=!0;let y=c.length;for(let k=0;k<y;k++){let ue=r;He(
c[k],0)||(i=i===null?He.errors:i.concat(He.errors),r=i.length);var l=ue===r;if(!l)break}}}else return R.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(e.shorthand!==
void 0&&o.call(e,"shorthand")){let c=r;F(e.shorthand,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.body!==void 0&&
o.call(e,"body")){let c=r;fe(e.body,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.fill!==void 0&&o.call(e,"fill")){
let c=r;p(e.fill,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let c=r;G(e.
forward,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let c=r;p(e.billing,
0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.creates_task!==void 0&&o.call(e,"creates_task")){let c=r;p(e.creates_task,
0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.on_abort!==void 0&&o.call(e,"on_abort")){let c=e.on_abort,d=r;if(typeof c!=
"string")return R.errors=[0],!1;if(!(c==="cancel"||c==="drain"))return R.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let c=r;
vr(e.drain,0)||(i=i===null?vr.errors:i.concat(vr.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.examples!==void 0&&o.call(e,"examples")){let c=e.examples,
d=r;if(r===d)if(Array.isArray(c)){var f=!0;let y=c.length;for(let k=0;k<y;k++){let ue=r;te(c[k],0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);var f=ue===
r;if(!f)break}}else return R.errors=[0],!1;var s=d===r}else var s=!0;if(s){if(he({model:{with:["body_limit","requires_owner","creates_resource","removes_resourc\
e","branches","shorthand","body","fill","forward","billing","creates_task","on_abort","drain"]},upstream:{with:["body_limit","requires_owner","creates_resource",
"removes_resource","body","fill","forward","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{}},e).length!==
0)return R.errors=[0],!1;if(Pr({branches:["shorthand","body","fill","forward","billing","creates_task"]},e).length!==0)return R.errors=[0],!1}}}}}}}}}}}}}}}}}}}}}}}}else
return R.errors=[0],!1;return R.errors=i,r===0}function or(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.prefix===void 0||!o.call(e,"prefix"))&&(u="prefix")||(e.upstream===
void 0||!o.call(e,"upstream"))&&(u="upstream"))return or.errors=[0],!1;{let n=r;for(let t of Object.keys(e))if(!(t==="prefix"||t==="upstream"||t==="interface")){
return or.errors=[0],!1;break}if(n===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let t=r;Ce(e.prefix,0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let t=r;p(e.upstream,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=t===
r}else var s=!0;if(s)if(e.interface!==void 0&&o.call(e,"interface")){let t=r;p(e.interface,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=t===r}else
var s=!0}}}}else return or.errors=[0],!1;return or.errors=i,r===0}function O(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let We;if((e.
version===void 0||!o.call(e,"version"))&&(We="version")||(e.store===void 0||!o.call(e,"store"))&&(We="store")||(e.currency===void 0||!o.call(e,"currency"))&&(We=
"currency")||(e.upstreams===void 0||!o.call(e,"upstreams"))&&(We="upstreams")||(e.envelopes===void 0||!o.call(e,"envelopes"))&&(We="envelopes")||(e.interfaces===
void 0||!o.call(e,"interfaces"))&&(We="interfaces")||(e.routes===void 0||!o.call(e,"routes"))&&(We="routes"))return O.errors=[0],!1;{let Sr=r;for(let _ of Object.
keys(e))if(!o.call(Mr.properties,_)){return O.errors=[0],!1;break}if(Sr===r){if(e.version!==void 0&&o.call(e,"version")){let _=r;if(e.version!==1)return O.errors=
[0],!1;var s=_===r}else var s=!0;if(s){if(e.server!==void 0&&o.call(e,"server")){let _=r;ur(e.server,0)||(i=i===null?ur.errors:i.concat(ur.errors),r=i.length);var s=_===
r}else var s=!0;if(s){if(e.store!==void 0&&o.call(e,"store")){let _=r;Qe(e.store,0)||(i=i===null?Qe.errors:i.concat(Qe.errors),r=i.length);var s=_===r}else var s=!0;
if(s){if(e.settle!==void 0&&o.call(e,"settle")){let _=r;Oe(e.settle,0)||(i=i===null?Oe.errors:i.concat(Oe.errors),r=i.length);var s=_===r}else var s=!0;if(s){if(e.
media!==void 0&&o.call(e,"media")){let _=r;cr(e.media,0)||(i=i===null?cr.errors:i.concat(cr.errors),r=i.length);var s=_===r}else var s=!0;if(s){if(e.currency!==
void 0&&o.call(e,"currency")){let _=r;Ie(e.currency,0)||(i=i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var s=_===r}else var s=!0;if(s){if(e.upstreams!==void 0&&
o.call(e,"upstreams")){let _=e.upstreams,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;p(A,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var u=q===r;if(!u){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(u)for(let A of Object.keys(_)){let q=r;B(_[A],0)||
(i=i===null?B.errors:i.concat(B.errors),r=i.length);var n=q===r;if(!n)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.prices!==void 0&&o.
call(e,"prices")){let _=e.prices,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;p(A,0)||(i=i===null?p.errors:i.concat(
p.errors),r=i.length);var t=q===r;if(!t){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(t)for(let A of Object.keys(_)){let q=r;Le(_[A],0)||(i=i===null?
Le.errors:i.concat(Le.errors),r=i.length);var l=q===r;if(!l)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.models!==void 0&&o.call(e,"m\
odels")){let _=e.models,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;le(A,0)||(i=i===null?le.errors:i.concat(le.
errors),r=i.length);var f=q===r;if(!f){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(f)for(let A of Object.keys(_)){let q=r;S(_[A],0)||(i=i===null?
S.errors:i.concat(S.errors),r=i.length);var m=q===r;if(!m)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.envelopes!==void 0&&o.call(e,"\
envelopes")){let _=e.envelopes,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;p(A,0)||(i=i===null?p.errors:i.concat(
p.errors),r=i.length);var v=q===r;if(!v){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(v)for(let A of Object.keys(_)){let q=r;$e(_[A],0)||(i=i===null?
$e.errors:i.concat($e.errors),r=i.length);var a=q===r;if(!a)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.interfaces!==void 0&&o.call(
e,"interfaces")){let _=e.interfaces,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;p(A,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var c=q===r;if(!c){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(c)for(let A of Object.keys(_)){let q=r;se(_[A],0)||
(i=i===null?se.errors:i.concat(se.errors),r=i.length);var d=q===r;if(!d)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.billing!==void 0&&
o.call(e,"billing")){let _=e.billing,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;p(A,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var b=q===r;if(!b){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(b)for(let A of Object.keys(_)){let q=r;V(_[A],0)||
(i=i===null?V.errors:i.concat(V.errors),r=i.length);var y=q===r;if(!y)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.tasks!==void 0&&o.
call(e,"tasks")){let _=e.tasks,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;p(A,0)||(i=i===null?p.errors:i.concat(
p.errors),r=i.length);var k=q===r;if(!k){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(k)for(let A of Object.keys(_)){let q=r;de(_[A],0)||(i=i===null?
de.errors:i.concat(de.errors),r=i.length);var ue=q===r;if(!ue)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.fills!==void 0&&o.call(e,"\
fills")){let _=e.fills,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;p(A,0)||(i=i===null?p.errors:i.concat(p.errors),
r=i.length);var _e=q===r;if(!_e){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(_e)for(let A of Object.keys(_)){let q=r;Te(_[A],0)||(i=i===null?Te.
errors:i.concat(Te.errors),r=i.length);var Pe=q===r;if(!Pe)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.catalogues!==void 0&&o.call(e,
"catalogues")){let _=e.catalogues,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;p(A,0)||(i=i===null?p.errors:i.
concat(p.errors),r=i.length);var gr=q===r;if(!gr){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(gr)for(let A of Object.keys(_)){let q=r;Ke(_[A],0)||
(i=i===null?Ke.errors:i.concat(Ke.errors),r=i.length);var Tr=q===r;if(!Tr)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s){if(e.routes!==void 0&&
o.call(e,"routes")){let _=e.routes,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;p(A,0)||(i=i===null?p.errors:i.
concat(p.errors),r=i.length);var qr=q===r;if(!qr){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(qr)for(let A of Object.keys(_)){let q=r;R(_[A],0)||
(i=i===null?R.errors:i.concat(R.errors),r=i.length);var Kr=q===r;if(!Kr)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0;if(s)if(e.mounts!==void 0&&
o.call(e,"mounts")){let _=e.mounts,x=r;if(r===x)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let A of Object.keys(_)){let q=r;p(A,0)||(i=i===null?p.errors:i.
concat(p.errors),r=i.length);var wr=q===r;if(!wr){return i===null?i=[0]:i.push(0),r++,O.errors=i,!1;break}}if(wr)for(let A of Object.keys(_)){let q=r;or(_[A],0)||
(i=i===null?or.errors:i.concat(or.errors),r=i.length);var Br=q===r;if(!Br)break}}else return O.errors=[0],!1;var s=x===r}else var s=!0}}}}}}}}}}}}}}}}}}else return O.
errors=[0],!1;return O.errors=i,r===0}export{$i as fitsSchema};
